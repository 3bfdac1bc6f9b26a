import type { SearchParameters } from '@actual/contracts';
import { largestSize, type SizeKey, sizeBounds, sizeKeys } from '@actual/contracts/facts/sizes';

/** What the address calls the bounds of each size. */
export const sizeNamesInAddress = {
  width: { from: 'ancho-desde', to: 'ancho-hasta' },
  depth: { from: 'fondo-desde', to: 'fondo-hasta' },
  height: { from: 'alto-desde', to: 'alto-hasta' },
} as const satisfies Record<SizeKey, { from: string; to: string }>;

/** Centimeters while they are typed: whole ones or halves and the like, nothing else. */
export const maskedCm = (text: string): string => /\d{0,5}(?:[.,]\d?)?/.exec(text.replace(/[^\d.,]/g, ''))?.[0] ?? '';

/** Centimeters as people write them, `85.5` or `85,5`; undefined where there are none. */
export function readCm(text: string | null): number | undefined {
  const written = maskedCm(text ?? '').replace(',', '.');
  return /\d/.test(written) ? Math.min(Number(written), largestSize) : undefined;
}

/** The bounds of sizes that an address asks for, as the call takes them. */
export function readSizes(search: URLSearchParams): Partial<SearchParameters> {
  const asked: Record<string, number> = {};
  for (const key of sizeKeys)
    for (const end of ['from', 'to'] as const) {
      const cm = readCm(search.get(sizeNamesInAddress[key][end]));
      if (cm !== undefined) asked[sizeBounds[key][end]] = cm;
    }
  return asked;
}

/** The address with other bounds of a size, the smaller first, on its first page. */
export function sizeAddress(
  search: URLSearchParams,
  key: SizeKey,
  { from, to }: { from: number | undefined; to: number | undefined },
): string {
  const names = sizeNamesInAddress[key];
  const next = new URLSearchParams(search);
  for (const name of ['pagina', names.from, names.to]) next.delete(name);
  const turned = from !== undefined && to !== undefined && from > to;
  const [first, last] = turned ? [to, from] : [from, to];
  if (first !== undefined) next.set(names.from, String(first));
  if (last !== undefined) next.set(names.to, String(last));
  return `?${next}`;
}
