import { type Knex, requestScope } from './connect';

export type Parameter = string | number | boolean | null | readonly (string | number | null)[];

interface Connection {
  query(config: { name: string; text: string; values: readonly Parameter[] }): Promise<{ rows: unknown[] }>;
}
interface Lender {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
}

/** A statement's text as PostgreSQL takes it, by name: `$1` for each question mark, the name as a comment at its end. */
const texts = new Map<string, string>();

function textOf(name: string, sql: string): string {
  let text = texts.get(name);
  if (text === undefined) {
    let at = 0;
    text = `${sql.replace(/\?/g, () => {
      at += 1;
      return `$${at}`;
    })} /* ${name} */`;
    texts.set(name, text);
  }
  return text;
}

/**
 * A statement that PostgreSQL parses and plans once per connection: for those of the main job, whose planning takes
 * longer than their work. `name` stands for exactly this text, so nothing may be built into it that changes. Goes past
 * knex's builder, which reads the whole text anew each time, to the connection of `db`, be it a pool or a transaction.
 */
export async function prepared<Row>(
  db: Knex,
  name: string,
  sql: string,
  parameters: readonly Parameter[],
): Promise<Row[]> {
  const scope = requestScope.getStore();
  if (scope) scope.statements += 1;
  const lender: Lender = db.client;
  const connection = await lender.acquireConnection();
  try {
    const { rows } = await connection.query({ name, text: textOf(name, sql), values: parameters });
    return rows as Row[];
  } finally {
    await lender.releaseConnection(connection);
  }
}
