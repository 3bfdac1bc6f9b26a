import pg from 'pg';
import { APPENDED, OWNERSHIP, SEQUENCES, SERVICE_ROLES, type ServiceRole } from './ownership';
import { READS, type Read } from './reads';
import { sessionSettingsOf } from './session-settings';

const SERVICES = Object.keys(SERVICE_ROLES) as ServiceRole[];

/**
 * Gives each service its login role with exactly the rights of the ownership table, and takes every other away. It can
 * run at every start: it states the result, not the change.
 * @param url a superuser's, or one that may create roles and owns the tables
 */
export async function applyRoles(url: string, passwords: Readonly<Record<ServiceRole, string>>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'roles' });
  await client.connect();
  try {
    await client.query('begin');
    // roles belong to the whole server: two databases set up at once take turns
    await client.query('select pg_advisory_xact_lock(4532002)');
    for (const service of SERVICES) await login(client, service, passwords[service]);
    await client.query(rights(await tables(client)).join(';\n'));
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** True when the user of `url` may create the services' roles. */
export async function canCreateRoles(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ may: boolean }>(
      'select rolsuper or rolcreaterole as may from pg_roles where rolname = current_user',
    );
    return rows[0]?.may ?? false;
  } finally {
    await client.end();
  }
}

async function login(client: pg.Client, service: ServiceRole, password: string): Promise<void> {
  const role = SERVICE_ROLES[service];
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (!rowCount) await client.query(`create role ${role}`);
  await client.query(`alter role ${role} login password ${client.escapeLiteral(password)}`);
  for (const [name, value] of Object.entries(sessionSettingsOf(service)))
    await client.query(`alter role ${role} set ${name} = '${value}'`);
}

async function tables(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  return new Set(rows.map((row) => row.name));
}

function rights(existing: Set<string>): string[] {
  const all = SERVICES.map((service) => SERVICE_ROLES[service]).join(', ');
  const grants = [
    'revoke create on schema public from public',
    `revoke all on all tables in schema public from public, ${all}`,
    `revoke all on all sequences in schema public from public, ${all}`,
    `grant usage on schema public to ${all}`,
  ];
  for (const [table, owner] of Object.entries(OWNERSHIP)) {
    if (!existing.has(table))
      throw new Error(`roles/ownership.ts names the table ${table}, which no migration creates.`);
    grants.push(`grant select, insert, update, delete on ${table} to ${SERVICE_ROLES[owner]}`);
  }
  for (const table of APPENDED) grants.push(`grant insert on ${table} to ${all}`);
  for (const [sequence, owner] of Object.entries(SEQUENCES)) {
    grants.push(`grant usage on sequence ${sequence} to ${SERVICE_ROLES[owner]}`);
  }
  for (const service of SERVICES) {
    for (const read of READS[service]) grants.push(`grant ${selectOn(read)} to ${SERVICE_ROLES[service]}`);
  }
  return grants;
}

const selectOn = (read: Read): string =>
  typeof read === 'string' ? `select on ${read}` : `select (${read.columns.join(', ')}) on ${read.table}`;
