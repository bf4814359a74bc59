import { element } from "./element.js";
import {
  type Answer,
  answerTo,
  codeOf,
  isLarge,
  isRead,
  kernelOf,
  pictureOf,
  stepsOf,
} from "./playground/answer.js";
import { gpu, run } from "./playground/gpu.js";

const [input, sentence, picture] = [
  element<HTMLInputElement>("formula"),
  element("answer"),
  element("picture"),
];
const byMode = element<HTMLInputElement>("modes");
const [button, ran, offsets] = [element<HTMLButtonElement>("run"), element("ran"), element("offsets")];

let answer: Answer;
/** A frame, or a while after the last key where a picture takes longer than one. */
let drawing = 0;
let took = 0;
let device: Promise<GPUDevice | null> | undefined;

/** Says what the text is at once, and draws it as soon as that is on the screen. */
function show(): void {
  const text = input.value;
  answer = answerTo(text);
  sentence.textContent = answer.sentence;
  sentence.classList.toggle("refused", answer.isRefused);
  input.setAttribute("aria-invalid", `${answer.isRefused}`);
  const { place } = answer;
  element("caret").textContent = place === null ? "" : `${" ".repeat(place - 1)}▲`;
  clearTimeout(drawing);
  const wait = took > 30 || isLarge(answer.value) ? 250 : 0;
  drawing = window.setTimeout(() => requestAnimationFrame(() => draw(text)), wait);
}

function draw(text: string): void {
  const start = performance.now();
  const svg = pictureOf(text);
  performance.measure("drawn", { start });
  picture.innerHTML = svg;
  took = performance.measure("shown", { start }).duration;
  element<HTMLAnchorElement>("save").href = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  picture.dataset.of = text;
  const hash = `#${encodeURIComponent(text)}`;
  for (const [id, page] of [
    ["link", ""],
    ["edit", "editor.html"],
  ] as const)
    element<HTMLAnchorElement>(id).href = `${page}${hash}`;
  const steps = stepsOf(text).map((step) => {
    const item = document.createElement("li");
    item.textContent = step;
    return item;
  });
  element("steps").replaceChildren(...steps);
  write();
}

/** The layout as code, and whether it can be run. */
function write(): void {
  for (const language of ["wgsl", "cuda"] as const)
    element(language).textContent =
      codeOf(answer.value, language, byMode.checked) || "What has no offsets is no function in a language.";
  offsets.hidden = true;
  button.disabled = !isRead(answer.value);
  if (device !== undefined && !button.hidden)
    ran.textContent = button.disabled ? "This has no offsets that a kernel of the page could read at." : "";
}

/** Types for the visitor. */
function type(text: string): void {
  input.value = text;
  show();
}

/** The formula that the address names. */
function follow(): void {
  const named = decodeURIComponent(location.hash.slice(1));
  if (named !== "" && named !== input.value && named !== "main") type(named);
}

async function execute(): Promise<void> {
  const kernel = kernelOf(answer.value);
  const on = await device;
  if (kernel === null || on === undefined || on === null) {
    ran.textContent = "Its offsets lie too far apart for a kernel of the page.";
    return;
  }
  ran.textContent = "It runs…";
  const { expected } = kernel;
  const read = await run(on, kernel);
  const wrong = read.findIndex((each, i) => each !== expected[i]);
  ran.textContent =
    wrong < 0
      ? `It read ${expected.length} offsets, and all are what at() says.`
      : `At ${wrong} it read ${read[wrong]}, and at() says ${expected[wrong]}.`;
  offsets.textContent = [...read.subarray(0, 4096)].join(" ") + (read.length > 4096 ? " …" : "");
  offsets.hidden = false;
}

/** Looks for a GPU once the page stands. */
async function prepare(): Promise<void> {
  device = gpu();
  button.hidden = (await device) === null;
  if (button.hidden) ran.textContent = "This browser gives pages no WebGPU, so nothing is run here.";
  else write();
}

input.addEventListener("input", () => {
  show();
  history.replaceState(null, "", `#${encodeURIComponent(input.value)}`);
});
element("form").addEventListener("submit", (event) => event.preventDefault());
element("form").addEventListener("click", ({ target }) => {
  const sign = (target as HTMLElement).dataset.sign;
  if (sign === undefined) return;
  input.focus();
  // as if typed, so that it can be undone
  document.execCommand("insertText", false, sign);
});
element("examples").addEventListener("click", ({ target }) => {
  const { formula } = (target as HTMLElement).closest<HTMLElement>("[data-formula]")?.dataset ?? {};
  if (formula === undefined) return;
  location.hash = encodeURIComponent(formula);
  type(formula);
  element("form").scrollIntoView({ block: "nearest" });
});
byMode.addEventListener("change", write);
button.addEventListener("click", execute);
addEventListener("hashchange", follow);

show();
follow();
void prepare();
