/** The blocks that information pages have beside plain Markdown: `:::nombre Título` … `:::`. */

import { escapeHtml } from './escape-html.mjs';

/** @typedef {import('marked').Token} Token */
/** @typedef {(tokens: Token[]) => string} Parse */
/** @typedef {{ contents: { id: string, text: string }[], questions: { question: string, html: string }[] }} Page under way */

/**
 * `¿Cuánto tarda?` becomes `cuanto-tarda`, which an address can end with.
 * @param {string} text
 */
export const slugOf = (text) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** @param {string} title */
const titled = (title) => (title ? `<p class="titulo">${escapeHtml(title)}</p>` : '');

/**
 * Questions as third-level titles; each opens its answer, without script too.
 * @param {Token[]} tokens
 * @param {Parse} parse
 * @param {Page} page
 */
function questions(tokens, parse, page) {
  /** @type {{ question: string, tokens: Token[] }[]} */
  const items = [];
  for (const token of tokens) {
    if (token.type === 'heading') items.push({ question: token.text, tokens: [] });
    else items.at(-1)?.tokens.push(token);
  }
  return items
    .map(({ question, tokens: answer }) => {
      const html = parse(answer).trim();
      page.questions.push({ question, html });
      return `<details id="${slugOf(question)}"><summary><h3>${escapeHtml(question)}</h3></summary><div>${html}</div></details>`;
    })
    .join('');
}

/**
 * @param {Token} token
 * @returns {token is import('marked').Tokens.List}
 */
const isList = (token) => token.type === 'list';

/**
 * A state, and the part of it that is served; the parts of the capital have another name (accounts 2).
 * @param {string} name
 * @param {Token[]} tokens
 * @param {Parse} parse
 */
function state(name, tokens, parse) {
  const [one, many] = name === 'Ciudad de México' ? ['delegación', 'delegaciones'] : ['municipio', 'municipios'];
  const count = tokens.find(isList)?.items.length ?? 0;
  return (
    `<section class="estado" id="${slugOf(name)}"><h2>${escapeHtml(name)}</h2><p>${count} ${count === 1 ? one : many}</p>` +
    `<details><summary>Ver ${many}<span class="oculto"> de ${escapeHtml(name)}</span></summary>${parse(tokens)}</details></section>`
  );
}

/**
 * By name: title, inner tokens, the function that turns tokens into HTML, the page under way.
 * @type {Record<string, (title: string, tokens: Token[], parse: Parse, page: Page) => string>}
 */
export const blocks = {
  nota: (title, tokens, parse) => `<aside class="nota">${titled(title)}${parse(tokens)}</aside>`,
  aviso: (title, tokens, parse) => `<aside class="nota aviso">${titled(title)}${parse(tokens)}</aside>`,
  cifras: (_title, tokens, parse) => `<div class="cifras">${parse(tokens)}</div>`,
  pasos: (_title, tokens, parse) => `<div class="pasos">${parse(tokens)}</div>`,
  'si-y-no': (_title, tokens, parse) => `<div class="si-y-no">${parse(tokens)}</div>`,
  fichas: (_title, tokens, parse) => `<div class="fichas">${parse(tokens)}</div>`,
  preguntas: (_title, tokens, parse, page) => `<div class="preguntas">${questions(tokens, parse, page)}</div>`,
  estado: (title, tokens, parse) => state(title, tokens, parse),
};
