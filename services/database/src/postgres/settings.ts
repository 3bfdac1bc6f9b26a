/**
 * Settings given at every start, so that a cluster made by an older version follows too. Memory is modest: the store
 * shares a small machine. `pg_stat_statements` counts the statements of each request for the bench.
 */
const COMMON = {
  listen_addresses: '127.0.0.1',
  max_connections: '120',
  shared_preload_libraries: 'pg_stat_statements',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // a refused statement is told by the service that sent it: the server's own words hold the values of somebody's row
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  // short statements everywhere: compiling them costs more than it saves
  jit: 'off',
  random_page_cost: '1.1',
  'pg_stat_statements.max': '2000',
  'pg_stat_statements.track_utility': 'off',
};

const DURABLE = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  wal_compression: 'on',
  // of the usual 8 MB a store at rest keeps all
  wal_buffers: '1MB',
  max_wal_size: '1GB',
};

/** For test clusters, which may be lost in a crash. */
const THROWAWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_wal_size: '512MB',
};

/** The server's arguments: `-c name=value` for each setting, `more` among them. */
export function serverSettings(durable: boolean, more: Readonly<Record<string, string>> = {}): string[] {
  const settings = { ...COMMON, ...(durable ? DURABLE : THROWAWAY), ...more };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
