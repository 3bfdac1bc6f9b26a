import { type Knex, prepared } from '@actual/database';
import type { TextQuery } from './terms';

export interface Hit {
  readonly id: string;
  /** Found by its name alone. */
  readonly named: boolean;
  /** Found by its name or search text, not only by its description. */
  readonly strong: boolean;
}

// The beginning of a word goes past the stemmer: its stem could be shorter than what was typed. A stop word begins nothing.
const question = `(
  SELECT to_tsquery('spanish_plain', ?) && CASE
    WHEN numnode(last) = 0 THEN last ELSE last || to_tsquery('simple', ?) END
  FROM to_tsquery('spanish_plain', ?) AS last)`;

const bindingsOf = ({ head, last, prefix }: TextQuery) => [head, prefix ?? '', last];

/** Products whose text matches, best first; the same words looked for anywhere, in names and search texts, in names. */
export async function searchText(
  db: Knex,
  { anywhere, strong, named }: Record<'anywhere' | 'strong' | 'named', TextQuery>,
): Promise<Hit[]> {
  return prepared<Hit>(
    db,
    'search',
    `WITH question AS MATERIALIZED (SELECT ${question} AS anywhere, ${question} AS strong, ${question} AS named)
     SELECT p.id, p.search @@ q.named AS named, p.search @@ q.strong AS strong FROM product p, question q
     WHERE p.active AND p.u_familia = 'SI' AND p.search @@ q.anywhere
     ORDER BY ts_rank(p.search, q.anywhere) DESC, p.id`,
    [...bindingsOf(anywhere), ...bindingsOf(strong), ...bindingsOf(named)],
  );
}
