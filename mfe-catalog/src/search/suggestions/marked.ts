/** A piece of a text; `typed` where the person wrote it. */
export interface Piece {
  readonly text: string;
  readonly typed: boolean;
}

const isMark = /\p{M}/u;
const isLetter = /[\p{L}\p{N}]/u;

/** A text letter by letter without accents, with the place of each letter in it. */
function plainLetters(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    for (const sign of (text[at] ?? '').normalize('NFD').toLowerCase()) {
      if (isMark.test(sign)) continue;
      letters += sign;
      places.push(at);
    }
  }
  return { letters, places };
}

/** Where in a text the typed words stand, as beginnings of its words and whatever their accents. */
export function marked(text: string, typed: string): Piece[] {
  const { letters, places } = plainLetters(text);
  const words = plainLetters(typed).letters.match(/[\p{L}\p{N}]+/gu) ?? [];
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
      if (at > 0 && isLetter.test(letters[at - 1] ?? '')) continue;
      hit.fill(true, places[at] ?? 0, (places[at + word.length - 1] ?? 0) + 1);
    }
  }
  const pieces: { text: string; typed: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = pieces.at(-1);
    if (last && last.typed === hit[at]) last.text += text[at];
    else pieces.push({ text: text[at] ?? '', typed: hit[at] ?? false });
  }
  return pieces;
}
