import { accountPages } from '@actual/contracts/facts/company/information-pages';
import type { Facts } from './content';
import { escapeHtml } from './escape-html.mjs';

const placeholder = /\{\{\s*([a-z-]+)\s*\}\}/g;

/** A text with the brand's facts in place of its `{{datos}}`. */
export const fill = (text: string, facts: Readonly<Facts>): string =>
  text.replace(placeholder, (_whole, name: string) => facts[name] ?? '');

/** Pages of other remotes that a text may link to, whether or not they are open yet. */
const otherRemotes = new Set<string>(Object.values(accountPages));

/**
 * HTML with the brand's facts, safe as they are. A link to a page of another remote that this store does not have yet
 * stays as words.
 */
export function fillHtml(html: string, facts: Readonly<Facts>, existing: readonly string[] | undefined): string {
  const filled = html.replace(placeholder, (_whole, name: string) => escapeHtml(facts[name] ?? ''));
  if (!existing) return filled;
  return filled.replace(/<a href="(\/[a-z-]+)">(.*?)<\/a>/g, (link, path: string, words: string) =>
    otherRemotes.has(path) && !existing.includes(path) ? words : link,
  );
}
