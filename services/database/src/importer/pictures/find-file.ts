import { ImportError } from '../import-error';

/** As people write the name of a file: whichever way its accents are composed (a Mac splits them), and its capitals. */
const plain = (path: string): string => path.normalize('NFC').replaceAll('\\', '/').toLowerCase();

/**
 * Finds files by a merchant's name: `silla.jpg`, or `rojas/silla.jpg` where several folders have one.
 * @returns null where there is none of that name; throws an ImportError where it could be several
 */
export function fileFinder(paths: readonly string[]): (name: string) => string | null {
  const byEnd = new Map<string, string[]>();
  for (const path of paths) {
    const end = plain(path).split('/').at(-1) ?? '';
    byEnd.set(end, [...(byEnd.get(end) ?? []), path]);
  }
  return (name) => {
    const wanted = plain(name);
    const found = (byEnd.get(wanted.split('/').at(-1) ?? '') ?? []).filter((path) =>
      `/${plain(path)}`.endsWith(`/${wanted}`),
    );
    const [first, second] = closest(found, name);
    if (second === undefined) return first ?? null;
    throw new ImportError(`puede ser ${found.slice(0, 3).join(' o ')}: ponga también su carpeta`);
  };
}

/** Those among the found ones that are called so to the letter, from the top; else to the letter; else all. */
function closest(found: readonly string[], name: string): readonly string[] {
  const letters = (path: string) => path.normalize('NFC').replaceAll('\\', '/');
  const [whole, ends] = [
    (path: string) => letters(path) === letters(name),
    (path: string) => letters(path).endsWith(letters(name)),
  ];
  for (const fits of [whole, ends]) if (found.some(fits)) return found.filter(fits);
  return found;
}
