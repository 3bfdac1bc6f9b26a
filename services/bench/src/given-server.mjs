import { randomBytes } from 'node:crypto';
import { loadTs } from '@actual/deploy/local/toolchain/load-ts.mjs';
import pg from 'pg';

/**
 * A database of the bench's own on a server that was given: nothing else there is touched, and nothing stays.
 * @param {string} server address of a database there, with a user who may create others
 * @returns {Promise<{ env: Record<string, string>, drop: () => Promise<void> }>} the settings that lead to it
 */
export async function databaseAt(server) {
  const { SERVICE_ROLES } = await loadTs('services/database/src/local.ts');
  const name = `actual_store_bench_${randomBytes(4).toString('hex')}`;
  /** @type {string[]} */
  const roles = Object.values(SERVICE_ROLES);
  const { rows: held } = await ask(server, ['SELECT 1 FROM pg_roles WHERE rolname = ANY ($1)', [roles]]);
  await ask(server, [`CREATE DATABASE ${name}`]);
  const url = new URL(server);
  url.pathname = name;
  // roles are the whole server's: where a store lives already, ours would change its passwords
  const shared = held.length > 0 ? Object.keys(SERVICE_ROLES) : [];
  return {
    env: {
      DATABASE_URL: url.href,
      ...Object.fromEntries(shared.map((service) => [`${service.toUpperCase()}_DATABASE_URL`, url.href])),
    },
    drop: async () => {
      await ask(server, [`DROP DATABASE ${name} WITH (FORCE)`]);
      if (held.length === 0) for (const role of roles) await ask(server, [`DROP ROLE IF EXISTS ${role}`]);
    },
  };
}

/**
 * @param {string} connectionString
 * @param {[string, unknown[]?]} statement
 */
async function ask(connectionString, statement) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(...statement);
  } finally {
    await client.end();
  }
}
