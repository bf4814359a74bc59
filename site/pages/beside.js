// The list of pages beside a document: closed where there is no room, open at the page that is read, and filtered by a word.
const list = document.querySelector(".beside");
const items = [...list.querySelectorAll("li")];
const filter = list.querySelector("input");

if (matchMedia("(max-width: 60rem)").matches) list.open = false;
else {
  const { offsetTop } = list.querySelector("[aria-current]") ?? list;
  list.scrollTop = offsetTop - list.clientHeight / 2;
}
filter.hidden = false;
filter.addEventListener("input", () => {
  const word = filter.value.trim().toLowerCase();
  for (const item of items) item.hidden = !item.textContent.toLowerCase().includes(word);
});
