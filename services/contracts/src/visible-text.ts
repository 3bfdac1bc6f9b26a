/**
 * Pasted text carries invisible characters: directions around a telephone from an address book, blanks that do not
 * break, accents as letters of their own. Text is stored as it reads.
 */

// emojis are made of several signs by a joiner, and drawn in color by a selector: those stay beside an emoji
const joiner = /(?<!\p{Extended_Pictographic}\p{Variation_Selector}?|\p{Emoji_Modifier})\u200D/gu;
const selector = /(?<!\p{Extended_Pictographic}|[\d#*])\p{Variation_Selector}/gu;
/**
 * Controls and signs that only give directions; tabs and line breaks are seen, and a NUL is refused as none of a text.
 */
const unseen = /(?![\t\n\r\0\u200D])[\p{Cc}\p{Cf}]/gu;
const blanks = /(?! )\p{Zs}/gu;
const lineBreaks = /[\u2028\u2029]/g;
const fullWidth = /[\uFF01-\uFF5E]/g;
/** How far a full-width sign stands from its own. */
const fullWidthFrom = 0xfee0;

const isPlain = (text: string): boolean => /^[\t\n\r -~]*$/.test(text);

/** A text as it is seen: composed letters, usual blanks and digits, and nothing invisible. */
export const visibleText = (text: string): string =>
  isPlain(text)
    ? text
    : text
        .normalize('NFC')
        .replace(unseen, '')
        .replace(joiner, '')
        .replace(selector, '')
        .replace(blanks, ' ')
        .replace(lineBreaks, '\n')
        .replace(fullWidth, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - fullWidthFrom));

/** A password is compared, and never read: it stays as it was typed. */
const isSecret = (name: string): boolean => /pass/i.test(name);

/** Every text that a call was sent, however deep, but for passwords. */
export function visibleTexts(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (Array.isArray(value)) return value.map(visibleTexts);
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, isSecret(name) ? one : visibleTexts(one)]),
  );
}
