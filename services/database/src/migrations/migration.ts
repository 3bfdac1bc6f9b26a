/** One forward-only step of the schema. Each runs in its own transaction. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}
