/** Signs nobody sees, and blanks, which spreadsheets take away from the front of a cell, or may. */
const unseen = /^[\s\p{Cf}\p{Cc}\p{Zs}]+/u;
/**
 * The characters that begin a formula, with the full-width, small and mathematical signs that Excel accepts in some
 * languages.
 */
const formula = /^[=+\-@\u2212\u2010-\u2015|]/;

/** A text as a cell of a CSV that no spreadsheet takes for a formula: an apostrophe in front says that it is text. */
export const cellText = (text: string): string =>
  /^[\t\r\n]/.test(text) || formula.test(text.replace(unseen, '').normalize('NFKC')) ? `'${text}` : text;
