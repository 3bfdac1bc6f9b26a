/** Turns the files of `content/` into the content of information pages. Runs at build time only. */
import { Marked } from 'marked';
import { parse as parseYaml } from 'yaml';
import { blocks, slugOf } from './blocks.mjs';
import { escapeHtml } from './escape-html.mjs';
import { companyNames, figureNames } from './figure-names.mjs';

/** @typedef {import('../src/information/content').Facts} Facts */
/** @typedef {import('../src/information/content').FactsBySite} FactsBySite */
/** @typedef {{ titulo: string, descripcion: string, actualizado: string, seccion: string, corto?: string, entrada?: string, parte?: string, horario?: string, canonica?: string, lugar: number }} Fields of a page */

/** A mistake in a content file, in words for its editor. */
export class ContentError extends Error {
  /**
   * @param {string} file
   * @param {string} text
   */
  constructor(file, text) {
    super(`content/${file}: ${text}`);
    this.name = 'ContentError';
    // webpack then prints the sentence alone
    this.hideStack = true;
  }
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;
const needed = ['titulo', 'descripcion', 'actualizado', 'seccion'];
const optional = ['corto', 'entrada', 'parte', 'horario', 'canonica'];
const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The fields above the text.
 * @param {string} file
 * @param {string} source
 * @returns {{ fields: Fields, text: string }}
 * @throws {ContentError} for a field that is missing, unknown or of another shape
 */
function readFields(file, source) {
  const found = frontMatter.exec(source);
  if (!found) throw new ContentError(file, 'falta el encabezado entre dos líneas con ---');
  const fields = parseYaml(found[1]) ?? {};
  for (const name of needed) {
    if (typeof fields[name] !== 'string' || fields[name].trim() === '')
      throw new ContentError(file, `falta «${name}» en el encabezado`);
  }
  const { lugar = Number.POSITIVE_INFINITY, ...texts } = fields;
  if (typeof lugar !== 'number') throw new ContentError(file, '«lugar» debe ser un número');
  for (const [name, value] of Object.entries(texts)) {
    if (!needed.includes(name) && !optional.includes(name))
      throw new ContentError(file, `«${name}» no es un campo del encabezado`);
    if (typeof value !== 'string') throw new ContentError(file, `«${name}» debe ser un texto`);
  }
  if (!day.test(fields.actualizado)) throw new ContentError(file, '«actualizado» se escribe AAAA-MM-DD');
  return { fields: { ...texts, lugar }, text: found[2] };
}

/**
 * Marked with our titles, tables, links and blocks, for one page.
 * @param {string} file
 * @param {import('./blocks.mjs').Page} page
 */
function markdownFor(file, page) {
  const markdown = new Marked({ gfm: true, async: false });
  markdown.use({
    extensions: [
      {
        name: 'bloque',
        level: 'block',
        start: (source) => source.match(/^:::/m)?.index,
        tokenizer(source) {
          const found = /^:::([a-z-]+)[ \t]*([^\n]*)\n([\s\S]*?)\n:::[ \t]*(?:\n|$)/.exec(source);
          if (!found) return undefined;
          const [raw, name, title, inside] = found;
          if (!blocks[name]) throw new ContentError(file, `no existe el bloque :::${name}`);
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
        const outside = /^https?:/.test(href) ? ' rel="noreferrer" target="_blank"' : '';
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

/** Also one that is no name, such as one with digits: the page would show it literally. */
const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/**
 * @param {string} file
 * @param {string} source
 * @param {Record<string, Facts>} facts
 * @throws {ContentError} naming a `{{dato}}` that is no figure, nothing of the company, and that a brand has no value for
 */
function checkPlaceholders(file, source, facts) {
  for (const [, name] of source.matchAll(placeholder)) {
    if (figureNames.includes(name) || companyNames.includes(name)) continue;
    for (const [site, values] of Object.entries(facts)) {
      if (!(name in values)) throw new ContentError(file, `{{${name}}} no está en datos.yaml para ${site}`);
    }
  }
}

/**
 * `datos.yaml`: the common facts, and those of each site over them.
 * @param {string} source
 * @returns {FactsBySite}
 */
export function compileFacts(source) {
  const { comun = {}, marcas = {} } = parseYaml(source) ?? {};
  /** @param {Record<string, unknown>} values */
  const text = (values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return Object.fromEntries(Object.entries(marcas).map(([site, values]) => [site, text({ ...comun, ...values })]));
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
 * One Markdown file as a page: its fields, its HTML with `{{datos}}` still open, its titles and questions.
 * @param {string} file
 * @param {string} source
 * @param {Record<string, Facts>} facts
 * @returns {import('../src/information/content').InformationContent}
 */
export function compilePage(file, source, facts) {
  checkPlaceholders(file, source, facts);
  const { fields, text } = readFields(file, source);
  /** @type {import('./blocks.mjs').Page} */
  const page = { contents: [], questions: [] };
  const html = String(markdownFor(file, page).parse(text.replaceAll('\r\n', '\n')));
  if (/^:::/m.test(inText(html))) throw new ContentError(file, 'hay un bloque ::: sin cerrar');
  return {
    path: addressOf(file),
    title: fields.titulo,
    shortTitle: fields.corto ?? fields.titulo,
    description: fields.descripcion,
    lead: fields.entrada ?? null,
    updated: fields.actualizado,
    widget: fields.parte ?? null,
    hours: fields.horario ?? null,
    canonical: fields.canonica ?? null,
    html,
    contents: page.contents,
    questions: page.questions.map(({ question, html: answer }) => ({ question, answer: inText(answer) })),
  };
}

/** @param {string} file */
const addressOf = (file) => `/${file.replace(/\.md$/, '')}`;
/**
 * @param {Fields} one
 * @param {Fields} other
 */
const inOrder = (one, other) => one.lugar - other.lugar || one.titulo.localeCompare(other.titulo, 'es');

/**
 * `secciones.yaml`: the sections of the side navigation, each with the pages that name it in their header.
 * @param {string} source the names of the sections
 * @param {Record<string, string>} pages the text of every page, by its file
 * @returns {import('../src/information/content').Section[]}
 * @throws {ContentError} for a page of a section that is not there
 */
export function compileSections(source, pages) {
  /** @type {string[]} */
  const names = parseYaml(source);
  const all = Object.entries(pages).map(([file, text]) => ({ file, ...readFields(file, text).fields }));
  for (const { file, seccion } of all) {
    if (!names.includes(seccion)) throw new ContentError(file, `la sección «${seccion}» no está en secciones.yaml`);
  }
  return names.map((name) => ({
    name,
    pages: all
      .filter(({ seccion }) => seccion === name)
      .sort(inOrder)
      .map(({ file, corto, titulo, actualizado, canonica }) => ({
        path: addressOf(file),
        title: corto ?? titulo,
        updated: actualizado,
        ...(canonica ? { canonical: canonica } : {}),
      })),
  }));
}

/**
 * The addresses of all pages, in the order of the sections.
 * @param {string} source
 * @param {Record<string, string>} pages
 * @returns {string[]}
 */
export const compilePaths = (source, pages) =>
  compileSections(source, pages).flatMap((section) => section.pages.map(({ path }) => path));

/**
 * @param {string} source
 * @returns {unknown}
 */
export const compileData = (source) => parseYaml(source);
