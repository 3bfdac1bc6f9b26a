/** Turns the files of `content/` into the content of information pages. */
import { parse as parseYaml } from 'yaml';
import { companyNames, figureNames } from './figure-names.mjs';
import { compileMarkdown, lineOfName, namesIn, TextError } from './markdown.mjs';

/** @typedef {import('./content').Facts} Facts */
/** @typedef {import('./content').FactsBySite} FactsBySite */
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
export function readFields(file, source) {
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
 * The names that a text of some brands may write as `{{nombre}}`.
 * @param {FactsBySite} facts
 * @returns {ReadonlySet<string>} those that every brand has a value for
 */
export function knownNames(facts) {
  const [first = {}, ...others] = Object.values(facts);
  const shared = Object.keys(first).filter((name) => others.every((values) => name in values));
  return new Set([...figureNames, ...companyNames, ...shared]);
}

/**
 * @param {string} file
 * @param {string} source
 * @param {FactsBySite} facts
 * @throws {ContentError} naming a `{{dato}}` that is no figure, nothing of the company, and that a brand has no value for
 */
function checkPlaceholders(file, source, facts) {
  const known = knownNames(facts);
  const name = namesIn(source).find((one) => !known.has(one));
  if (name === undefined) return;
  const site = Object.keys(facts).find((one) => !(name in facts[one])) ?? '';
  throw new ContentError(file, `línea ${lineOfName(source, name)}: {{${name}}} no está en datos.yaml para ${site}`);
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

/**
 * @param {string} file
 * @param {string} source
 * @param {string} text its part below the header
 */
function compileText(file, source, text) {
  try {
    return compileMarkdown(text);
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    const above = source.slice(0, source.length - text.length).split('\n').length - 1;
    throw new ContentError(file, error.line === null ? error.text : `línea ${above + error.line}: ${error.text}`);
  }
}

/**
 * One Markdown file as a page: its fields, its HTML with `{{datos}}` still open, its titles and questions.
 * @param {string} file
 * @param {string} source
 * @param {FactsBySite} facts
 * @returns {import('./content').InformationContent}
 * @throws {ContentError}
 */
export function compilePage(file, source, facts) {
  checkPlaceholders(file, source, facts);
  const { fields, text } = readFields(file, source);
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
    ...compileText(file, source, text),
  };
}

/**
 * Of the files of `content/`, those that are pages, as `manual/pieles.md`.
 * @param {readonly string[]} names
 * @returns {string[]} in one order everywhere
 */
export const pagesAmong = (names) =>
  names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort();

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
 * @returns {import('./content').Section[]}
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
        canonical: canonica || undefined,
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
