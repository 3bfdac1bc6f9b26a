import type { RefusedLine, Settlement } from './read-sepomex';

/** A postal code with all its settlements, in the order of the file. */
export interface Zipcode {
  readonly cp: string;
  readonly settlements: readonly string[];
  readonly municipality: string;
  readonly city: string | null;
  readonly stateCode: string;
  readonly state: string;
}
export interface CollectedZipcodes {
  readonly rows: number;
  readonly zipcodes: readonly Zipcode[];
  readonly refused: readonly RefusedLine[];
  /** Codes that the file puts into several municipalities or states; the one with most settlements is kept. */
  readonly divided: readonly string[];
  /** The places of those that are not kept. */
  readonly outnumbered: readonly Zipcode[];
}

interface Gathered {
  readonly settlements: Set<string>;
  readonly places: Map<string, { readonly first: Settlement; city: string | null; times: number }>;
}

/** Gathers the settlements of each postal code. `onRow` is told how many rows were read. */
export async function collectZipcodes(
  rows: AsyncIterable<Settlement | RefusedLine>,
  onRow: (done: number) => void,
): Promise<CollectedZipcodes> {
  const gathered = new Map<string, Gathered>();
  const refused: RefusedLine[] = [];
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count % 1_000 === 0) onRow(count);
    if ('reason' in row) {
      refused.push(row);
      continue;
    }
    const own = gathered.get(row.cp) ?? { settlements: new Set<string>(), places: new Map() };
    gathered.set(row.cp, own);
    own.settlements.add(row.name);
    const key = `${row.state.code} ${row.municipality}`;
    const place = own.places.get(key) ?? { first: row, city: null, times: 0 };
    own.places.set(key, place);
    place.times += 1;
    place.city ??= row.city;
  }
  const outnumbered: Zipcode[] = [];
  const zipcodes = [...gathered].flatMap(([cp, { settlements, places }]) => {
    const [main, ...others] = [...places.values()]
      .sort((a, b) => b.times - a.times)
      .map(({ first, city }) => ({
        cp,
        settlements: [...settlements],
        municipality: first.municipality,
        city,
        stateCode: first.state.code,
        state: first.state.name,
      }));
    outnumbered.push(...others);
    return main ?? [];
  });
  const divided = [...new Set(outnumbered.map(({ cp }) => cp))];
  return { rows: count, zipcodes, refused, divided, outnumbered };
}
