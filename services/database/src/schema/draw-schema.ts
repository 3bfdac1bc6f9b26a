import pg from 'pg';
import { OWNERSHIP } from '../roles/ownership';

interface Key {
  table: string;
  column: string;
  target: string;
  isRequired: boolean;
}

const tablesAndKeys = /* sql */ `
SELECT c.relname AS table, a.attname AS column, k.confrelid::regclass::text AS target, a.attnotnull AS "isRequired"
FROM pg_class c
LEFT JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype = 'f'
LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname !~ '^migration(_lock)?$'
ORDER BY c.relname, a.attname`;

const head = `# Data model

The tables of each service and what they refer to, written by \`npm run schema\`. Columns are in [schema.sql](../database/schema.sql), who may read what is in [reads.ts](../database/src/roles/reads.ts).`;

/**
 * The tables as diagrams, one for each service that writes them.
 * @param url of a user who may read the catalogs
 * @returns Markdown with Mermaid diagrams
 */
export async function drawSchema(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, application_name: 'schema' });
  await client.connect();
  try {
    const { rows } = await client.query<Key | { table: string; target: null }>(tablesAndKeys);
    const owners: Readonly<Record<string, string>> = OWNERSHIP;
    const ownerOf = (table: string) => owners[table] ?? 'every service';
    const sections = [...new Set(rows.map(({ table }) => ownerOf(table)))].toSorted().map((owner) => {
      const own = rows.filter(({ table }) => ownerOf(table) === owner);
      const keys = own.filter((row): row is Key => row.target !== null);
      const drawn = new Set(keys.flatMap(({ table, target }) => [table, target]));
      const alone = [...new Set(own.map(({ table }) => table))].filter((table) => !drawn.has(table));
      const lines = keys.map(
        ({ table, column, target, isRequired }) => `  ${table} }o--${isRequired ? '||' : 'o|'} ${target} : ${column}`,
      );
      const diagram = lines.length > 0 ? [`\`\`\`mermaid\nerDiagram\n${lines.join('\n')}\n\`\`\``] : [];
      const others = alone.length > 0 ? [`On their own: ${alone.map((table) => `\`${table}\``).join(', ')}.`] : [];
      return [`## Written by ${owner}`, ...diagram, ...others].join('\n\n');
    });
    return `${[head, ...sections].join('\n\n')}\n`;
  } finally {
    await client.end();
  }
}
