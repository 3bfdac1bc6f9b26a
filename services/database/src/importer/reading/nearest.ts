import leven from 'leven';

/** Things whose name differs by two letters, or by a third of a long name, at most; the nearest first. */
export function nearest<T>(written: string, things: readonly T[], namesOf: (thing: T) => readonly string[]): T[] {
  const most = Math.max(2, Math.floor(written.length / 3));
  return things
    .map((thing) => ({ thing, letters: Math.min(...namesOf(thing).map((name) => leven(written, name))) }))
    .filter(({ letters }) => letters <= most)
    .sort((a, b) => a.letters - b.letters)
    .map(({ thing }) => thing);
}
