import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { clearLeftovers, postmasterPid } from './leftovers';
import { createClusterFolder, type Location, locate } from './location';
import { isPortFree } from './ports';
import { runServer, type ServerProcess } from './server-process';
import { serverSettings } from './settings';
import { databaseUser, type SystemUser } from './system-user';

export interface PostgresOptions {
  /** The project's root, where the binaries are installed. */
  readonly projectDir: string;
  /** Folder of this store's data; the cluster is `postgres/` in it (see `locate`). */
  readonly dataDir: string;
  readonly port: number;
  /** Password of the superuser `store_admin`; the cluster keeps the one it was created with. */
  readonly password: string;
  /** False only for clusters that tests throw away. */
  readonly durable?: boolean;
  readonly logFile?: string;
  /** Settings beside the usual ones: archiving, recovery. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Milliseconds until it must answer; ten minutes unless told: a crash may leave a log to replay, on a busy machine. */
  readonly waitMs?: number;
}

export interface RunningPostgres {
  /** Connection string of the superuser for `database`. */
  url(database: string): string;
  /** Process id of the postmaster. */
  readonly pid: number;
  /** True when the server has ended. */
  ended(): boolean;
  /** How it ended, once it has: an exit code or a signal. */
  readonly end: Promise<string>;
  /** Ends it at once, as a power cut would. */
  kill(): void;
  stop(): Promise<void>;
}

export const ADMIN_USER = 'store_admin';
/** `sun_path` of the smaller systems, less its closing zero. */
const LONGEST_SOCKET_PATH = 103;

/** A port that somebody else holds; `port` is it. */
export class PortTakenError extends Error {
  constructor(readonly port: number) {
    super(`Port ${port} is taken.`);
  }
}

/**
 * Starts the embedded PostgreSQL 18 and waits until it answers; creates the cluster on the first start.
 * @throws PortTakenError, or an Error with the last lines of the server's log
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const user = databaseUser();
  const place = locate(options.projectDir, options.dataDir, user);
  await clearLeftovers(place.cluster);
  if (!(await isPortFree(options.port))) throw new PortTakenError(options.port);
  if (!existsSync(join(place.cluster, 'PG_VERSION'))) createCluster(place, user, options.password);

  const logFile = options.logFile ?? join(options.dataDir, 'logs', 'postgres.log');
  mkdirSync(dirname(logFile), { recursive: true, mode: 0o700 });
  const socket = socketFolder(place.cluster, options.port);
  const settings = [
    ...serverSettings(options.durable ?? true, options.settings),
    '-c',
    `unix_socket_directories=${socketSetting(socket)}`,
  ];
  const args = ['-D', place.cluster, '-p', String(options.port), ...settings];
  const server = runServer(join(place.native, 'bin', 'postgres'), args, user, logFile);
  const url = (database: string): string =>
    // a driver that does not know the parameter goes by the address
    adminUrl(options, database) + (socket ? `?host=${encodeURIComponent(socket)}` : '');
  await waitUntilItAnswers(server, url('postgres'), logFile, options.waitMs ?? 600_000);
  return { url, pid: postmasterPid(place.cluster), ...server, stop: () => server.stop() };
}

/**
 * Where the server's local socket lies: in the cluster's folder, which only its owner (and root) can enter. It costs
 * about a third less than the loopback address. Null where the system has none or the path is too long for one.
 */
function socketFolder(cluster: string, port: number): string | null {
  const path = join(cluster, `.s.PGSQL.${port}`);
  return process.platform === 'win32' || Buffer.byteLength(path) > LONGEST_SOCKET_PATH ? null : cluster;
}

/** The setting is a list: quotes keep a comma in the path a part of it. */
const socketSetting = (folder: string | null): string => (folder === null ? '' : `"${folder.replaceAll('"', '""')}"`);

/** Connection string of the superuser of a server on this machine. */
export const adminUrl = ({ port, password }: Pick<PostgresOptions, 'port' | 'password'>, database: string): string =>
  `postgres://${ADMIN_USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

/** Creates a database where there is none of that name. */
export async function createDatabase(adminUrl: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

/** Created beside and renamed: a cluster whose creation was interrupted is never taken for a whole one. */
function createCluster({ native, cluster }: Location, user: SystemUser | undefined, password: string): void {
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  createClusterFolder(unfinished, user);
  const passwordFile = `${cluster}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const done = spawnSync(
    join(native, 'bin', 'initdb'),
    [
      `--pgdata=${unfinished}`,
      `--username=${ADMIN_USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // the built-in provider sorts the same on every machine and never changes with the system's libraries
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    {
      encoding: 'utf8',
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      uid: user?.uid,
      gid: user?.gid,
    },
  );
  rmSync(passwordFile, { force: true });
  if (done.status !== 0) {
    const words = (done.stderr || String(done.error ?? done.stdout)).trim();
    throw new Error(`PostgreSQL's data could not be created in ${cluster}: ${words}`);
  }
  renameSync(unfinished, cluster);
}

async function waitUntilItAnswers(server: ServerProcess, url: string, logFile: string, waitMs: number): Promise<void> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      const refused = (error as { code?: string }).code;
      if (refused === '28P01') {
        await server.stop();
        throw new Error('PostgreSQL refuses the password in secrets.json: the data was created with another one.');
      }
      if (server.ended() || Date.now() > deadline) {
        await server.stop();
        throw new Error(`PostgreSQL did not start: ${tail(logFile)}`);
      }
    }
    await sleep(30);
  }
}

function tail(logFile: string): string {
  return readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join(' | ');
}
