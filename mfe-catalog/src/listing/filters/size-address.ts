import type { SizeKey } from '@actual/contracts/facts/catalog/sizes';

/** The names of each size's bounds in the address. */
export const sizeNamesInAddress = {
  width: { from: 'ancho-desde', to: 'ancho-hasta' },
  depth: { from: 'fondo-desde', to: 'fondo-hasta' },
  height: { from: 'alto-desde', to: 'alto-hasta' },
} as const satisfies Record<SizeKey, { from: string; to: string }>;

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
