import type { PersistentMap } from './persistent-map';
import type { ProductIndex } from './product-index';
import type { PlacedProduct } from './product-row';
import { withMore, without } from './sorted-after';

/** Positions that lost their product, or will hold it in another state, and the products that are placed. */
interface Moves {
  readonly removed: ReadonlySet<number>;
  readonly placed: readonly PlacedProduct[];
}
type Named = Pick<ProductIndex, 'products' | 'ranks'>;

/** Positions by the id of their products. */
export function idsAfter(
  { byId }: Pick<ProductIndex, 'byId'>,
  products: ProductIndex['products'],
  { removed, placed }: Moves,
): Int32Array {
  const idOf = (position: number): string => products[position]?.id ?? '';
  const compare = (a: number, b: number): number => (idOf(a) < idOf(b) ? -1 : 1);
  const come = Int32Array.from(placed, ({ position }) => position).sort(compare);
  return withMore(without(byId, removed), come, compare);
}

/** Which positions share a key, by id, for the keys that a change touches. */
function shared(
  before: ProductIndex,
  { products, ranks }: Named,
  { removed, placed }: Moves,
  keyOf: (product: ProductIndex['products'][number]) => string | null,
  membersOf: (key: string) => readonly number[],
): Map<string, number[]> {
  const touched = new Map<string, number[]>();
  const touch = (key: string | null): number[] => {
    if (key === null) return [];
    let members = touched.get(key);
    if (!members) {
      members = membersOf(key).filter((position) => !removed.has(position));
      touched.set(key, members);
    }
    return members;
  };
  for (const position of removed) {
    const product = before.products[position];
    if (product) touch(keyOf(product));
  }
  for (const { position } of placed) {
    const product = products[position];
    if (product) touch(keyOf(product)).push(position);
  }
  for (const members of touched.values()) members.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  return touched;
}

/** Item codes by their letters alone, and the products whose codes differ in letter case only. */
export function keysAfter(
  before: ProductIndex,
  named: Named,
  moves: Moves,
): Pick<ProductIndex, 'positionOfCode' | 'twins'> {
  const touched = shared(
    before,
    named,
    moves,
    ({ itemCode }) => itemCode.toUpperCase(),
    (code) => before.twins.get(code) ?? [before.positionOfCode.get(code) ?? []].flat(),
  );
  const twins = new Map(before.twins);
  const first = new Map<string, number | null>();
  for (const [code, members] of touched) {
    if (members.length > 1) twins.set(code, members);
    else twins.delete(code);
    first.set(code, members[0] ?? null);
  }
  return { twins, positionOfCode: before.positionOfCode.after(first) };
}

/** The positions of each group. */
export function membersAfter(
  before: ProductIndex,
  named: Named,
  moves: Moves,
): PersistentMap<string, readonly number[]> {
  const touched = shared(
    before,
    named,
    moves,
    ({ groupId }) => groupId,
    (group) => before.groups.get(group) ?? [],
  );
  return before.groups.after(
    new Map([...touched].map(([group, members]) => [group, members.length > 0 ? members : null])),
  );
}
