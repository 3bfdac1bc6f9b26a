import { KEYED, type ServiceRole } from './ownership';

/** Most milliseconds of a statement, unless a connection is told otherwise, and of a transaction in which nothing happens. */
export const sessionMs = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 15_000 } as const;

/**
 * For a service that finds all rows by a key: each statement is planned once per connection, and row by row, never to
 * read a table or an index whole. A plan made while the table was still small would do that for good: merging two whole
 * tables then looks as cheap as looking up three rows.
 */
export const keyedSettings: Readonly<Record<string, string>> = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_mergejoin: 'off',
  enable_hashjoin: 'off',
  enable_material: 'off',
};

/**
 * Settings for every session of a service. They are set on the role, because a pooler passes none on from a connection.
 */
export const sessionSettingsOf = (service: ServiceRole): Readonly<Record<string, string | number>> => ({
  ...sessionMs,
  ...(KEYED.includes(service) ? keyedSettings : {}),
});
