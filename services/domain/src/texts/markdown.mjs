/** Markdown of an information page as HTML, with our titles, tables, links and blocks; what a text may not have is refused. */
import { Marked } from 'marked';
import { blocks, slugOf } from './blocks.mjs';
import { escapeHtml } from './escape-html.mjs';

/** A mistake in a text, in words for its editor, who is told the line where that is known. */
export class TextError extends Error {
  /**
   * @param {string} text
   * @param {number | null} [line] from 1
   */
  constructor(text, line = null) {
    super(line === null ? text : `línea ${line}: ${text}`);
    this.name = 'TextError';
    this.text = text;
    this.line = line;
  }
}

/**
 * @param {string} source
 * @param {string} part
 * @returns {number | null} the line where some part begins first, from 1
 */
function lineOf(source, part) {
  const at = source.indexOf(part);
  return at < 0 ? null : source.slice(0, at).split('\n').length;
}

/** Pages of the store, places in the page, other stores' pages, mails and telephones: nothing that runs. */
const allowedHref = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)[^\s\\]*$/i;

/** What is left of a block whose end is missing. */
const openBlock = /^:::/m;

/**
 * What a token has that no text may have; null for nothing.
 * @param {import('marked').Token} token
 */
function complaintOf(token) {
  if (token.type === 'html') return `no se escribe HTML (${token.raw.trim().slice(0, 40)})`;
  if (token.type === 'image') return 'aquí no se ponen imágenes';
  if (token.type === 'heading' && token.depth === 1)
    return 'los títulos empiezan con ##; el primero es el de la página';
  if (token.type === 'link' && !allowedHref.test(token.href))
    return `el enlace «${token.href.slice(0, 60)}» debe empezar con /, https://, mailto: o tel:`;
  if ((token.type === 'paragraph' || token.type === 'text') && openBlock.test(token.raw))
    return 'hay un bloque ::: sin cerrar';
  return null;
}

/**
 * Marked with our titles, tables, links and blocks, for one page.
 * @param {string} source
 * @param {import('./blocks.mjs').Page} page
 */
function markdownFor(source, page) {
  const markdown = new Marked({ gfm: true, async: false });
  markdown.use({
    extensions: [
      {
        name: 'bloque',
        level: 'block',
        start: (rest) => rest.match(/^:::/m)?.index,
        tokenizer(rest) {
          const found = /^:::([a-z-]+)[ \t]*([^\n]*)\n([\s\S]*?)\n:::[ \t]*(?:\n|$)/.exec(rest);
          if (!found) return undefined;
          const [raw, name, title, inside] = found;
          if (!Object.hasOwn(blocks, name)) throw new TextError(`no existe el bloque :::${name}`, lineOf(source, raw));
          return { type: 'bloque', raw, name, title: title.trim(), tokens: this.lexer.blockTokens(inside, []) };
        },
        renderer({ name, title, tokens }) {
          return blocks[name](title, tokens ?? [], (list) => this.parser.parse(list), page);
        },
      },
    ],
    renderer: {
      heading({ tokens, depth, text }) {
        const html = this.parser.parseInline(tokens);
        const id = slugOf(text);
        if (depth === 2) page.contents.push({ id, text });
        return `<h${depth} id="${id}">${html}</h${depth}>`;
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        const outside = /^https?:/i.test(href) ? ' rel="noreferrer" target="_blank"' : '';
        return `<a href="${escapeHtml(href)}"${outside}>${html}</a>`;
      },
      table({ header, rows }) {
        /** @type {(tag: string, cell: import('marked').Tokens.TableCell, scope?: string) => string} */
        const cell = (tag, { tokens, align }, scope = '') =>
          `<${tag}${scope}${align === 'right' ? ' class="fin"' : ''}>${this.parser.parseInline(tokens)}</${tag}>`;
        const head = header.map((one) => cell('th', one, ' scope="col"')).join('');
        const body = rows.map(([first, ...rest]) => {
          const cells = rest.map((one) => cell('td', one)).join('');
          return `<tr>${cell('th', first, ' scope="row"')}${cells}</tr>`;
        });
        const label = header.map(({ text }) => text).join(', ');
        return `<div class="tabla" role="region" aria-label="Tabla: ${escapeHtml(label)}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
      },
    },
  });
  return markdown;
}

/** @type {Record<string, string>} */
const signs = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/**
 * The text of some HTML.
 * @param {string} html
 */
const inText = (html) =>
  html
    .replace(/<\/?(?:a|strong|em|code|del|span)(?: [^>]*)?>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (sign) => signs[sign])
    .replace(/\s+/g, ' ')
    .trim();

/**
 * @param {string} source
 * @returns {import('./content').CompiledText}
 */
function compiled(source) {
  /** @type {import('./blocks.mjs').Page} */
  const page = { contents: [], questions: [] };
  const markdown = markdownFor(source, page);
  // not `parse`: it adds marked's own words to every error
  const tokens = markdown.lexer(source);
  markdown.walkTokens(tokens, (token) => {
    const complaint = complaintOf(token);
    if (complaint) throw new TextError(complaint, lineOf(source, token.raw.trimStart()));
  });
  return {
    html: markdown.parser(tokens),
    contents: page.contents,
    questions: page.questions.map(({ question, html: answer }) => ({ question, answer: inText(answer) })),
  };
}

/**
 * A text as a page shows it: HTML with `{{datos}}` still open, its titles, its questions with their answers.
 * @param {string} written Markdown
 * @returns {import('./content').CompiledText}
 * @throws {TextError} for HTML, an image, a link that could run something, a first-level title, a block that is unknown
 * or open, and lists and quotes inside each other without end
 */
export function compileMarkdown(written) {
  try {
    return compiled(written.replaceAll('\r\n', '\n'));
  } catch (error) {
    // the parser calls itself for each level
    if (error instanceof RangeError) throw new TextError('hay demasiadas listas o citas, una dentro de otra');
    throw error;
  }
}

/** Also one that is no name, such as one with digits: the page would show it literally. */
const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/**
 * The `{{datos}}` of a text, each once.
 * @param {string} source
 * @returns {string[]}
 */
export const namesIn = (source) => [...new Set([...source.matchAll(placeholder)].map(([, name]) => name))];

/**
 * The line of a `{{dato}}`, from 1.
 * @param {string} source
 * @param {string} name
 */
export function lineOfName(source, name) {
  const found = [...source.matchAll(placeholder)].find(([, one]) => one === name);
  return found ? source.slice(0, found.index).split('\n').length : null;
}
