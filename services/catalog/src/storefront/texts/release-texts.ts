import sources from 'virtual:texts';
import { pageOfPath } from '@actual/contracts/facts/catalog/page-names';
import { compileFacts, compileSections, pagesAmong, readFields } from '@actual/domain/texts/compile.mjs';
import type { FactsBySite } from '@actual/domain/texts/content';

/** A page of information as every store begins with it. */
export interface ReleaseText {
  readonly page: string;
  readonly title: string;
  readonly section: string;
  readonly lead: string;
  readonly description: string;
  /** Markdown. */
  readonly text: string;
}

const sourceOf = (name: string): string => sources[name] ?? '';

function readPages(): ReadonlyMap<string, ReleaseText> {
  const files = Object.fromEntries(pagesAmong(Object.keys(sources)).map((file) => [file, sourceOf(file)]));
  const sections = compileSections(sourceOf('secciones.yaml'), files);
  const texts = sections.flatMap(({ name, pages }) =>
    pages.map(({ path }): ReleaseText => {
      const file = `${path.slice(1)}.md`;
      const { fields, text } = readFields(file, sourceOf(file));
      const { titulo, entrada = '', descripcion } = fields;
      const head = { page: pageOfPath(path), title: titulo, section: name };
      return { ...head, lead: entrada, description: descripcion, text: text.trim() };
    }),
  );
  return new Map(texts.map((one) => [one.page, one]));
}

let pages: ReadonlyMap<string, ReleaseText> | undefined;
/** The pages in the order of their sections; read when somebody first needs them. */
export const releaseTexts = (): ReadonlyMap<string, ReleaseText> => {
  pages ??= readPages();
  return pages;
};

let facts: FactsBySite | undefined;
/** What `datos.yaml` says of each brand. */
export const brandFacts = (): FactsBySite => {
  facts ??= compileFacts(sourceOf('datos.yaml'));
  return facts;
};
