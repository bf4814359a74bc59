/** An element of the page by its id: it is there, or the page and its script do not belong together. */
export function element<T extends HTMLElement = HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`there is no element "${id}"`);
  return found as T;
}
