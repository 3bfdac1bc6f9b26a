import { convert } from 'html-to-text';

const isMarkup = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i;

/** Texts of other shops are HTML: its words, with line ends and dashes where it has paragraphs and lists. */
export const withoutMarkup = (text: string): string =>
  isMarkup.test(text)
    ? convert(text, {
        wordwrap: false,
        selectors: [
          { selector: 'a', options: { ignoreHref: true } },
          { selector: 'img', format: 'skip' },
          { selector: 'ul', options: { itemPrefix: '- ' } },
          ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
        ],
      })
    : text;

/** One line of text as people mean it: composed accents, no control characters, single spaces. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\u200b\ufeff]+/gu, ' ')
    .trim();

/** The errors that spreadsheets show for a failed formula, in English and in Spanish. */
const failed =
  /^#(?:N\/A|N\/D|REF!|¡REF!|VALUE!|¡VALOR!|DIV\/0!|¡DIV\/0!|NAME\?|¿NOMBRE\?|NUM!|¡NUM!|NULL!|¡NULO!|SPILL!|¡DESBORDAMIENTO!|CALC!|¡CALC!|GETTING_DATA)$/i;

/** Why a cell says nothing: a formula that failed, or letters that could not be read. */
export const faultIn = (cell: string): string | undefined => {
  if (failed.test(cell.trim())) return 'es un error de la hoja de cálculo';
  return cell.includes('\ufffd') ? 'tiene letras dañadas' : undefined;
};

/** The same for texts of several lines; empty lines between paragraphs become one line end. */
export const tidyLines = (text: string): string => text.split(/\r?\n/).map(tidy).filter(Boolean).join('\n');

/** One line of text as people mean it, of a text that may be HTML. */
export const plain = (text: string): string => tidy(withoutMarkup(text));

/** The points of a list, of a text that may be HTML: its lines without the dashes before them. */
export const points = (text: string): string[] =>
  tidyLines(withoutMarkup(text))
    .split('\n')
    .map((line) => line.replace(/^- /, ''));

/** For comparison: without accents, capitals and double spaces. */
export const loose = (text: string): string => tidy(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const longestSlug = 80;

/** The part of an address that names a product; empty where the name has no letters of ours. */
export const slugFrom = (name: string): string =>
  loose(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-|-$/g, '');

/** Claims an unused slug: the name, with the item code where the name is taken. */
export function takeSlug(taken: Set<string>, name: string, itemCode: string): string {
  const base = slugFrom(name);
  const withCode = slugFrom(`${base} ${itemCode}`) || 'producto';
  let slug = base !== '' && !taken.has(base) ? base : withCode;
  for (let n = 2; taken.has(slug); n += 1) slug = `${withCode}-${n}`;
  taken.add(slug);
  return slug;
}
