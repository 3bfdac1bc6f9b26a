import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveSettings, openArchive } from '../../backup/archive';
import { makeBackup } from '../../backup/base-backup';
import { layOut } from '../../backup/restore';
import { connect, disconnect, type Knex } from '../../connect';
import { migrate } from '../../migrate';
import { clearLeftovers } from '../../postgres/leftovers';
import { locate } from '../../postgres/location';
import { freePort } from '../../postgres/ports';
import {
  ADMIN_USER,
  createDatabase,
  type PostgresOptions,
  type RunningPostgres,
  startPostgres,
} from '../../postgres/start';
import { databaseUser } from '../../postgres/system-user';
import { applyRoles } from '../../roles/apply';
import { SERVICE_ROLES, type ServiceRole } from '../../roles/ownership';
import { type TestDatabase, testRolePassword } from '../../test-database';

const projectDir = join(__dirname, '..', '..', '..', '..', '..');
const database = 'store';
const password = 'test';

export interface Replicated extends TestDatabase {
  /** Superuser's knex at the replica, while that is there. */
  replica: Knex;
  /** Connection string of one service's role at the replica. */
  readUrlFor(service: ServiceRole): string;
  /** Stops replaying the primary's changes, as a replica does that cannot keep up. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Ends the replica as a power cut would, and starts it again. */
  kill(): Promise<void>;
  revive(): Promise<void>;
}

/** A store's migrated database on a server of its own, and a second server that streams from it, made of its backup. */
export async function startReplicated(): Promise<Replicated> {
  const folder = mkdtempSync(join(tmpdir(), 'actual-replica-'));
  // root's PostgreSQL runs as another user, who must be able to enter
  chmodSync(folder, 0o755);
  const backups = join(folder, 'backups');
  const optionsOf = async (name: string): Promise<PostgresOptions> => {
    mkdirSync(join(folder, name), { mode: 0o755 });
    return { projectDir, dataDir: join(folder, name), port: await freePort(), password, durable: false };
  };
  openArchive(backups, databaseUser());
  // a commit is in the log before it is seen, as everywhere but in throwaway clusters
  const primaryOptions = {
    ...(await optionsOf('primary')),
    settings: { ...archiveSettings(backups), synchronous_commit: 'on' },
  };
  const primary = await startPostgres(primaryOptions);
  await createDatabase(primary.url('postgres'), database);
  await migrate(primary.url(database));
  const services = Object.keys(SERVICE_ROLES) as ServiceRole[];
  await applyRoles(
    primary.url(database),
    Object.fromEntries(services.map((one) => [one, testRolePassword(one)])) as Record<ServiceRole, string>,
  );
  const backup = await makeBackup(primary.url('postgres'), { backups, dataDir: primaryOptions.dataDir });
  const replicaOptions = {
    ...(await optionsOf('replica')),
    settings: {
      primary_conninfo: `host=127.0.0.1 port=${primaryOptions.port} user=${ADMIN_USER} password=${password}`,
      // a replica that was away goes on with the archived log
      restore_command: `gunzip -c "${join(backups, 'wal', '%f.gz')}" > "%p"`,
      wal_retrieve_retry_interval: '200ms',
      // replay waits for no reading
      max_standby_streaming_delay: '0',
      max_standby_archive_delay: '0',
    },
  };
  const { cluster } = locate(projectDir, replicaOptions.dataDir, databaseUser());
  await layOut(backup, cluster, {
    as: 'standby',
    user: databaseUser(),
  });
  const open = (server: RunningPostgres): Knex =>
    connect({ url: server.url(database), applicationName: 'test', pool: 4, statementMs: 0 });
  let standby = await startPostgres(replicaOptions);
  const addressOf = ({ port }: PostgresOptions, service: ServiceRole): string =>
    `postgres://${SERVICE_ROLES[service]}:${testRolePassword(service)}@127.0.0.1:${port}/${database}`;
  const replicated: Replicated = {
    url: primary.url(database),
    knex: open(primary),
    replica: open(standby),
    urlFor: (service) => addressOf(primaryOptions, service),
    readUrlFor: (service) => addressOf(replicaOptions, service),
    pause: () => replicated.replica.raw('SELECT pg_wal_replay_pause()'),
    resume: () => replicated.replica.raw('SELECT pg_wal_replay_resume()'),
    async kill() {
      await disconnect(replicated.replica);
      standby.kill();
      await standby.end;
      // its sessions outlive it for some moments
      await clearLeftovers(cluster);
    },
    async revive() {
      standby = await startPostgres(replicaOptions);
      replicated.replica = open(standby);
    },
    async close() {
      await Promise.all([disconnect(replicated.knex), disconnect(replicated.replica)]);
      await standby.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return replicated;
}
