// The hall's script. Everything works without it; it makes the table live, quick and lively.
"use strict";
document.documentElement.classList.add("scripted");
const $ = id => document.getElementById(id);
const table = $("table"), says = $("says")?.dataset ?? {};
const still = matchMedia("(prefers-reduced-motion: reduce)");
const cookie = (name, value) => { document.cookie = `${name}=${value};path=/;max-age=31536000;samesite=lax`; };

// ---- Light and dark
document.addEventListener("submit", event => {
  if (!event.target.matches("form.theme")) return;
  event.preventDefault();
  const root = document.documentElement, now = root.dataset.theme;
  const dark = now === "dark" || (now !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "light" : "dark";
  cookie("theme", root.dataset.theme);
});

// ---- Telling
let noteTimer;
function note(text) {
  const box = $("note");
  if (!box) return;
  box.textContent = text;
  box.hidden = !text;
  clearTimeout(noteTimer);
  noteTimer = setTimeout(() => { box.hidden = true; }, 7000);
}
const tell = text => { $("told").textContent = text; };

// ---- The push channel
let socket, number = 0, wait = 500, gone = false;
const answers = new Map(), unpack = blob => new Response(blob.stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
let taken = Promise.resolve();
function connect() {
  const packs = self.DecompressionStream ? "&packs=1" : "";
  socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/t/${table.dataset.table}/push?version=${encodeURIComponent(table.dataset.version)}${packs}`);
  socket.binaryType = "blob";
  socket.onopen = () => { wait = 500; lost(false); };
  socket.onmessage = event => {
    const text = typeof event.data === "string" ? event.data : unpack(event.data);
    // One after the other, however long each takes to unpack.
    taken = taken.then(() => text).then(text => letGo.then(() => take(JSON.parse(text)))).catch(reportError);
  };
  socket.onclose = () => {
    answers.forEach(answer => answer({ ok: false, why: says.failed }));
    answers.clear();
    if (gone) return;
    lost(true);
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 10000);
  };
}
// What a finger or the mouse is upon stays until it is let go: no press is lost, nor meets what came in its place.
let letGo = Promise.resolve();
document.addEventListener("pointerdown", () => {
  const upon = new AbortController(), once = { once: true, capture: true, signal: upon.signal };
  letGo = new Promise(done => {
    const end = wait => setTimeout(() => { upon.abort(); done(); }, wait);
    document.addEventListener("click", () => end(0), once);
    document.addEventListener("pointerup", () => end(100), once);
    document.addEventListener("pointercancel", () => end(0), once);
    end(1500);
  });
}, true);
function lost(is) { const net = $("net"); if (net) net.hidden = !is; }
function take(message) {
  if ("n" in message) {
    answers.get(message.n)?.(message);
    answers.delete(message.n);
    return;
  }
  if (message.version !== undefined) table.dataset.version = message.version;
  if (message.zones || message.order) show(message);
}

// ---- Showing what changed: what lay elsewhere travels, what is new appears
let travels = 0;
function travel(item, frames) {
  travels += 1;
  table.classList.add("moving");
  const there = () => { travels -= 1; table.classList.toggle("moving", travels > 0); };
  item.animate(frames, { duration: 280, easing: "ease-out" }).finished.then(there, there);
}
function show(message) {
  if (still.matches || document.hidden) return replace(message);
  const before = lie(table.querySelectorAll("section[data-in]"));
  replace(message);
  for (const [name, now] of lie(Object.keys(message.zones ?? {}).map($).filter(Boolean))) {
    const then = before.get(name);
    if (!then) { travel(now.item, { opacity: [0, 1] }); continue; }
    // Within its zone a thing moves only if it moves there, not if the whole page does.
    const [x, y] = ["x", "y"].map(way => then.at[way] - now.at[way] - (then.zone.id === now.zone.id ? then.zone[way] - now.zone[way] : 0));
    if (Math.abs(x) + Math.abs(y) > 2) travel(now.item, [{ transform: `translate(${x}px,${y}px)`, zIndex: 1 }, { transform: "none", zIndex: 1 }]);
  }
}
// Where things lie in zones.
function lie(zones) {
  const lie = new Map();
  for (const section of zones) {
    const { x, y } = section.getBoundingClientRect(), zone = { id: section.id, x, y };
    for (const item of section.querySelectorAll("[data-name]"))
      if (!lie.has(item.dataset.name)) lie.set(item.dataset.name, { item, at: item.getBoundingClientRect(), zone });
  }
  return lie;
}
function replace({ zones = {}, order }) {
  const focused = document.activeElement, within = table.contains(focused), open = [...document.querySelectorAll("[popover]:popover-open:not(.near), details[open]:not([data-hinted])")].map(e => e.id);
  const typed = $("say")?.value, faces = new Map(), question = () => document.querySelector("#act [name=question]")?.value, asked = question();
  document.querySelectorAll(".die[data-name]").forEach(die => faces.set(die.dataset.name, die.dataset.face));
  for (const [id, html] of Object.entries(zones)) {
    const fresh = document.createRange().createContextualFragment(html).firstElementChild;
    const old = $(id);
    if (old) old.replaceWith(fresh); else $(fresh.dataset.in)?.append(fresh);
  }
  if (order) {
    const kept = new Set(order);
    table.querySelectorAll("section[data-in]").forEach(zone => { if (!kept.has(zone.id)) zone.remove(); });
    // Appending what already stands in its place would lose focus and scroll.
    for (const box of table.querySelectorAll("[id^=c-]")) {
      const want = order.map($).filter(zone => zone?.dataset.in === box.id);
      want.forEach((zone, at) => { if (box.children[at] !== zone) box.insertBefore(zone, box.children[at] ?? null); });
    }
  }
  document.querySelectorAll(".die[data-name]").forEach(die => {
    if (faces.has(die.dataset.name) ? faces.get(die.dataset.name) !== die.dataset.face : order) die.classList.add("rolled");
  });
  for (const id of open) {
    const was = $(id);
    if (was?.matches("details")) was.open = true;
    // What asks which of several choices is meant stays open only while the question is the same.
    else if (was?.popover && !was.matches(":popover-open") && (asked === question() || !was.querySelector(".choice"))) was.showPopover();
  }
  if (typed && $("say")) $("say").value = typed;
  // Whoever had the focus on the table keeps it: on the same thing, else on the question.
  if (within && !table.contains(document.activeElement)) ((focused.id && $(focused.id)) || $("h-ask"))?.focus({ preventScroll: true });
  after();
}

// ---- What follows every change: title, notice, what is said aloud
let yours = false, told = 0, said = "";
function after() {
  const ask = $("z-ask"), now = ask?.hasAttribute("data-yours") ?? false;
  if (ask?.dataset.title) document.title = ask.dataset.title;
  const lines = [...document.querySelectorAll("#z-log li[data-step]")].reverse();
  const fresh = lines.filter(line => +line.dataset.step > told);
  if (lines.length) told = Math.max(told, ...lines.map(line => +line.dataset.step));
  const heard = fresh.map(line => line.firstElementChild.textContent);
  const aside = [...document.querySelectorAll("[data-says]")].map(panel => panel.dataset.says).join(" ");
  if (aside !== said && aside) heard.push(aside);
  said = aside;
  if (now && !yours) heard.push($("h-ask")?.textContent ?? says.yours);
  if (heard.length) tell(heard.join(" "));
  if (now && !yours && document.hidden && self.Notification?.permission === "granted") {
    const notice = new Notification(document.title, { body: says.yours, icon: "/favicon.svg", tag: table.dataset.table });
    notice.onclick = () => { focus(); notice.close(); };
  }
  yours = now;
  // A link is passed on whole.
  document.querySelectorAll("input.copy").forEach(link => { link.value = new URL(link.getAttribute("value"), location.href).href; });
  const bell = $("notify");
  if (bell) bell.hidden = !self.Notification || Notification.permission !== "default";
}
document.addEventListener("click", event => {
  if (event.target.closest("#notify")) Notification.requestPermission().then(after);
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    const link = $(copy.dataset.copy), done = () => { tell(says.copied); copy.textContent = says.copied; };
    link.select();
    // On the local network there is no clipboard but the old one.
    if (navigator.clipboard) navigator.clipboard.writeText(link.value).then(done, () => note(says.failed));
    else if (document.execCommand("copy")) done();
  }
});

// ---- Acts: the same forms, sent over the channel
document.addEventListener("submit", event => {
  const form = event.target;
  if (!table || !form.matches("[data-act]")) return;
  event.preventDefault();
  const data = new FormData(form, event.submitter), fields = Object.fromEntries(data);
  if (socket?.readyState === WebSocket.CONNECTING) {
    // In a moment it is known whether there is a channel: who is quick need not leave the page.
    const asked = new AbortController(), again = () => { asked.abort(); if (form.isConnected) form.requestSubmit(event.submitter); };
    for (const known of ["open", "close"]) socket.addEventListener(known, again, { signal: asked.signal });
    return;
  }
  if (fields.act === "resign" && !confirm(says.sure)) return;
  if (socket?.readyState !== WebSocket.OPEN) {
    // Leaving the page for an answer that may never come would lose the table.
    fetch(form.action, { method: "POST", body: new URLSearchParams(data) })
      .then(answer => { location.href = answer.url; }, () => note(says.failed));
    return;
  }
  for (const key of ["seat", "question"]) if (key in fields) fields[key] = +fields[key];
  if ("agree" in fields) fields.agree = fields.agree === "true";
  document.querySelectorAll("[popover]:popover-open").forEach(pop => pop.hidePopover());
  const n = ++number;
  answers.set(n, answer => {
    if (answer.go) location.href = answer.go;
    else if (!answer.ok) note([answer.why, answer.rule && `(${answer.rule})`].filter(Boolean).join(" ") || says.failed);
  });
  socket.send(JSON.stringify({ n, ...fields }));
  if (fields.act === "say") form.reset();
});

// ---- Things explain themselves: on hover and focus beside them, on a tap over the table
let hovered;
function near(item, pop) {
  if (pop.matches(":popover-open")) return;
  pop.classList.add("near");
  pop.popover = "manual";
  pop.showPopover();
  const at = item.getBoundingClientRect(), box = pop.getBoundingClientRect();
  // Beside the thing, else below or above it: never over it.
  const right = at.right + 10 + box.width < innerWidth, left = at.left - 10 - box.width > 0;
  const below = at.bottom + 10 + box.height < innerHeight;
  const inside = (wish, most) => `${Math.max(6, Math.min(wish, most - 6))}px`;
  pop.style.left = inside(right ? at.right + 10 : left ? at.left - box.width - 10 : at.left, innerWidth - box.width);
  pop.style.top = right || left ? inside(at.top, innerHeight - box.height)
    : `${below ? at.bottom + 10 : at.top - 10 - box.height}px`;
  hovered = { item, pop };
}
function leave() {
  if (!hovered) return;
  const { pop } = hovered;
  hovered = undefined;
  if (pop.matches(":popover-open")) pop.hidePopover();
  pop.classList.remove("near");
  pop.popover = "auto";
  pop.style.left = pop.style.top = "";
}
const popOf = item => item.querySelector(":scope > .pop");
let timer;
document.addEventListener("pointerover", event => {
  if (event.pointerType !== "mouse") return;
  const item = event.target.closest?.(".item");
  if (hovered && (item === hovered.item)) return clearTimeout(timer);
  clearTimeout(timer);
  timer = setTimeout(() => { leave(); if (item?.isConnected) near(item, popOf(item)); }, hovered ? 120 : 350);
});
document.addEventListener("focusin", event => {
  const item = event.target.closest?.(".item");
  if (hovered && hovered.item !== item) leave();
  if (item && event.target.matches(".face:focus-visible")) near(item, popOf(item));
});
document.addEventListener("focusout", event => { if (!event.relatedTarget?.closest?.(".item")) leave(); });
let touched = false;
document.addEventListener("pointerdown", event => { touched = event.pointerType === "touch"; }, true);
document.addEventListener("click", event => {
  const face = event.target.closest?.(".face");
  if (!face) return;
  clearTimeout(timer);
  leave();
  // A finger sees first what the thing is; the choice is a second tap away.
  if (touched && face.dataset.pop) { event.preventDefault(); $(face.dataset.pop).showPopover(); }
}, true);

// ---- A rule opens over the table
document.addEventListener("click", async event => {
  const link = event.target.closest?.("a.rule"), box = $("rulebook");
  if (!link || !box || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  try {
    const answer = await fetch(link.pathname);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const rule = page.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!rule) throw new Error("no such rule");
    $("rule-text").replaceChildren(...document.importNode(rule, true).childNodes);
    $("rule-link").href = link.href;
    box.showPopover();
  } catch { open(link.href, "_blank", "noopener"); }
});

// ---- Keys
const faces = () => [...document.querySelectorAll(".item > .face, #z-ask .choice")].filter(e => e.offsetParent);
function arrow(from, x, y) {
  const a = from.getBoundingClientRect();
  let best, least = Infinity;
  for (const face of faces()) {
    if (face === from) continue;
    const b = face.getBoundingClientRect();
    const dx = (b.left + b.right - a.left - a.right) / 2, dy = (b.top + b.bottom - a.top - a.bottom) / 2;
    const along = dx * x + dy * y, across = Math.abs(dx * y) + Math.abs(dy * x);
    if (along <= 4 || along < across * .5) continue;
    const far = along + across * 2;
    if (far < least) { least = far; best = face; }
  }
  best?.focus();
}
const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const quiet = $("keys-off");
if (quiet) {
  quiet.checked = localStorage.getItem("keys") === "off";
  quiet.onchange = () => localStorage.setItem("keys", quiet.checked ? "off" : "on");
}
document.addEventListener("keydown", event => {
  const { key, target } = event;
  if (!table || event.ctrlKey || event.metaKey || event.altKey || target.matches("input,select,textarea")) return;
  if (key === "Escape") return leave();
  if (ways[key] && target.matches(".face, .choice")) { event.preventDefault(); return arrow(target, ...ways[key]); }
  if (quiet?.checked && key !== "?") return;
  const go = to => { event.preventDefault(); to?.focus(); to?.scrollIntoView({ block: "nearest" }); };
  if (key >= "1" && key <= "9") return document.querySelectorAll("#z-ask .choice")[key - 1]?.click();
  if (key === "g") return go(document.querySelector("#z-ask .choice") ?? $("h-ask"));
  if (key === "l") return go($("h-log"));
  if (key === "n") {
    const can = [...document.querySelectorAll(".can > .face")], at = can.indexOf(document.activeElement);
    return can.length ? go(can[(at + 1) % can.length]) : undefined;
  }
  if (key === "w") {
    const item = document.activeElement?.closest(".item");
    if (item) { leave(); popOf(item).showPopover(); }
    return;
  }
  document.querySelector(`[data-key="${CSS.escape(key)}"]`)?.click();
});

// ---- Clocks run between two pushes
const begun = new WeakMap();
setInterval(() => document.querySelectorAll(".clock[data-runs]").forEach(clock => {
  if (!begun.has(clock)) begun.set(clock, Date.now());
  const left = Math.max(0, Math.round((+clock.dataset.left - (Date.now() - begun.get(clock))) / 1000));
  const two = n => String(n).padStart(2, "0");
  // Days are told in words, and in no hurry.
  if (left < 86400) clock.textContent = left >= 3600 ? `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`
    : `${Math.floor(left / 60)}:${two(left % 60)}`;
}), 1000);

// ---- Forms that answer while they are filled in, and the slider
async function swap(address, id, keep) {
  const answer = await fetch(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.getElementById(id), focused = document.activeElement;
  if (!fresh) return;
  const again = focused?.name && `[name="${CSS.escape(focused.name)}"]` + (focused.matches("[type=radio],[type=checkbox]") ? `[value="${CSS.escape(focused.value)}"]` : "");
  $(id).replaceWith(fresh);
  if (again) fresh.querySelector(again)?.focus({ preventScroll: true });
  if (keep) history.replaceState(null, "", address);
}
const asAddress = form => `${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`;
document.addEventListener("change", event => {
  const form = event.target.closest("form[data-refresh]");
  if (form && event.target.name !== "name") swap(asAddress(form), form.id);
});
let sliding;
document.addEventListener("input", event => {
  const form = event.target.closest("form[data-slider]");
  if (!form) return;
  clearTimeout(sliding);
  sliding = setTimeout(() => swap(asAddress(form), "replay", true), 60);
});

// ---- An invitation: its token stands behind the # and never leaves the browser but in the form
const join = $("join");
if (join) {
  const token = location.hash.slice(1);
  if (token) {
    $("token").value = token;
    $("token").closest("label").hidden = true;
    history.replaceState(null, "", location.pathname);
  }
  $("salt").value = [...crypto.getRandomValues(new Uint8Array(16))].map(b => b.toString(16).padStart(2, "0")).join("");
}

if (table) {
  document.body.classList.add("live");
  told = Math.max(0, ...[...document.querySelectorAll("#z-log li[data-step]")].map(line => +line.dataset.step));
  yours = $("z-ask")?.hasAttribute("data-yours") ?? false;
  if ($("z-ask")?.dataset.title) document.title = $("z-ask").dataset.title;
  after();
  addEventListener("pagehide", () => { gone = true; socket?.close(); });
  addEventListener("pageshow", event => { if (event.persisted) { gone = false; connect(); } });
  connect();
}
