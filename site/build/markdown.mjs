// @ts-check
// A document as HTML: headings with anchors as GitHub has them, code with colours, layouts that lead to the playground.
import highlight from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import cpp from "highlight.js/lib/languages/cpp";
import diff from "highlight.js/lib/languages/diff";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import wgsl from "highlight.js/lib/languages/rust";
import typescript from "highlight.js/lib/languages/typescript";
import MarkdownIt from "markdown-it";

const languages = { ts: typescript, sh: bash, diff, json, cpp, cuda: cpp, c: cpp, wgsl, python };
for (const [name, language] of Object.entries(languages)) highlight.registerLanguage(name, language);

/** Where a link of a document leads, and what a formula in it leads to. @typedef {{ link: (href: string) => string, play: (text: string) => string | null }} Places */

/** @param {string} text @param {Places} places @returns {string} */
export function htmlOf(text, places) {
  const markdown = new MarkdownIt({ html: true, highlight: coloured });
  const { rules } = markdown.renderer;
  const anchors = slugger();
  let isInLink = false;

  rules.heading_open = (tokens, i, options, _env, self) => {
    const id = anchors(tokens[i + 1]?.children?.map(({ content }) => content).join("") ?? "");
    tokens[i]?.attrSet("id", id);
    return self.renderToken(tokens, i, options);
  };
  rules.heading_close = (tokens, i, options, _env, self) => {
    const id = tokens[i - 2]?.attrGet("id");
    const anchor =
      tokens[i]?.tag === "h1" ? "" : ` <a class="anchor" href="#${id}" aria-label="Link to this part">#</a>`;
    return anchor + self.renderToken(tokens, i, options);
  };
  rules.link_open = (tokens, i, options, _env, self) => {
    isInLink = true;
    tokens[i]?.attrSet("href", places.link(`${tokens[i]?.attrGet("href")}`));
    return self.renderToken(tokens, i, options);
  };
  rules.link_close = (tokens, i, options, _env, self) => {
    isInLink = false;
    return self.renderToken(tokens, i, options);
  };
  rules.image = (tokens, i, options, env, self) => {
    tokens[i]?.attrSet("src", places.link(`${tokens[i]?.attrGet("src")}`));
    tokens[i]?.attrSet("alt", self.renderInlineAsText(tokens[i]?.children ?? [], options, env));
    return self.renderToken(tokens, i, options);
  };
  rules.code_inline = (tokens, i) => {
    const content = tokens[i]?.content ?? "";
    const code = `<code>${markdown.utils.escapeHtml(content)}</code>`;
    const play = isInLink ? null : places.play(content);
    return play === null
      ? code
      : `<a class="play" href="${markdown.utils.escapeHtml(play)}" title="See it in the playground">${code}</a>`;
  };
  rules.table_open = () => '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>';
  rules.table_close = () => "</table></div>";
  return markdown.render(text);
}

/** Code with its parts marked; what is no language stays as it is. @param {string} code @param {string} language */
export function coloured(code, language) {
  const known =
    highlight.getLanguage(language) === undefined ? null : highlight.highlight(code, { language });
  const inner = known?.value ?? code.replace(/[&<>]/g, (found) => `&#${found.charCodeAt(0)};`);
  // a scrolled block is reached by keys
  return `<pre tabindex="0"${language === "" || known === null ? ' class="text"' : ""}><code>${inner}</code></pre>`;
}

/** Names for headings as GitHub makes them: a second one of the same text has a number. @returns {(text: string) => string} */
export function slugger() {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return (text) => {
    const slug = text
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, "")
      .replaceAll(" ", "-");
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  };
}
