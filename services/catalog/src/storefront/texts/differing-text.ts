import type { WrittenText } from './page-texts.queries';

/** The lines of a text between those with which it and another one begin and end alike. */
function differingLines(text: string, other: string): string {
  const [own, theirs] = [text.split('\n'), other.split('\n')];
  let first = 0;
  while (first < Math.min(own.length, theirs.length) && own[first] === theirs[first]) first += 1;
  let last = 0;
  while (last < Math.min(own.length, theirs.length) - first && own.at(-1 - last) === theirs.at(-1 - last)) last += 1;
  return own.slice(first, own.length - last).join('\n');
}

/** What a page's text says otherwise than another one of it; a text there was none of, or is none of, by itself. */
export function differingText(text: WrittenText | null, other: WrittenText | null): object {
  if (!text) return { own: null };
  if (!other) return { ...text };
  return {
    ...(text.lead === other.lead ? {} : { lead: text.lead }),
    ...(text.description === other.description ? {} : { description: text.description }),
    ...(text.text === other.text ? {} : { text: differingLines(text.text, other.text) }),
  };
}
