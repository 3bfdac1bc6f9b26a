/** Signs nobody sees, and blanks, which spreadsheets take away from the front of a cell, or may. */
const unseen = /^[\s\p{Cf}\p{Cc}\p{Zs}]+/u;
/** Characters that begin a formula, also the full-width, small and mathematical ones of some languages' Excel. */
const formula = /^[=+\-@\u2212\u2010-\u2015|]/;

/** A text as a cell of a CSV that no spreadsheet takes for a formula: an apostrophe in front says that it is text. */
export const cellText = (text: string): string =>
  /^[\t\r\n]/.test(text) || formula.test(text.replace(unseen, '').normalize('NFKC')) ? `'${text}` : text;
