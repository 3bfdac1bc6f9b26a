import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, disconnect, type Knex, prepared } from '@actual/database';
import { freePort, startPostgres } from '@actual/database/local';
import { until } from '@actual/deploy/testing/until';
import Fastify, { type FastifyInstance } from 'fastify';
import { installErrors } from './replies/errors';
import { Worker } from './worker';

/** A PostgreSQL of its own: killing one backend ends the sessions of all. */
const folder = mkdtempSync(join(tmpdir(), 'actual-store-lost-'));
let start: () => ReturnType<typeof startPostgres>;
let server: Awaited<ReturnType<typeof startPostgres>>;
let db: Knex;
let admin: Knex;
let app: FastifyInstance;

const longStatement = 'select pg_sleep(60)';
/** Opens when the connection of a transaction that waits between two statements has been cut. */
let gate: { opened: Promise<void>; open: () => void };
const newGate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};

const write = 'create table written ()';
const sideBySide = 'statements side by side';
/** Moments of a request at which its connection may go. */
const moments: Record<string, () => Promise<unknown>> = {
  statement: () => db.raw(longStatement).then(() => null),
  'prepared statement': () => prepared(db, 'long', longStatement, []),
  [sideBySide]: () => Promise.all([1, 2, 3].map(() => db.raw(longStatement))).then(() => null),
  transaction: () => db.transaction((trx) => trx.raw(longStatement)).then(() => null),
  'prepared statement of a transaction': () => db.transaction((trx) => prepared(trx, 'long', longStatement, [])),
  write: () => db.raw(write).then(() => null),
  'between two statements': () =>
    db.transaction(async (trx) => {
      await trx.raw(`select 'between'`);
      await gate.opened;
      await trx.raw('select 1');
    }),
};

beforeAll(async () => {
  const port = await freePort();
  const projectDir = join(__dirname, '..', '..', '..');
  start = () => startPostgres({ projectDir, dataDir: folder, port, password: 'test', durable: false });
  server = await start();
  db = connect({ url: server.url('postgres'), applicationName: 'under-test', pool: 4 });
  admin = connect({ url: server.url('postgres'), applicationName: 'admin', pool: 1 });
  app = Fastify();
  installErrors(app);
  app.get<{ Params: { moment: string } }>('/:moment', ({ params }) => moments[params.moment]?.());
});
afterAll(async () => {
  await app.close();
  await Promise.all([disconnect(db), disconnect(admin)]);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  gate = newGate();
});

/** Tries until it is so; a database that is starting refuses meanwhile. */
const eventually = (isSo: () => Promise<boolean>): Promise<void> => until(() => isSo().catch(() => false));
const sessions = async (where = ''): Promise<number[]> => {
  const { rows } = await admin.raw(
    `select pid from pg_stat_activity where application_name = 'under-test' ${where ? `and ${where}` : ''}`,
  );
  return rows.map(({ pid }: { pid: number }) => pid);
};
const busy = `(query like 'select pg_sleep%' or query like 'select ''between''%') and state <> 'idle'`;

/** How a connection goes; each ends with the database answering again. */
const losses: Record<string, () => Promise<void>> = {
  'ended by an administrator': async () => {
    await admin.raw(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'under-test'`);
    await eventually(async () => (await sessions()).length === 0);
  },
  'its backend killed': async () => {
    const [pid] = await sessions(busy);
    if (pid) process.kill(pid, 'SIGKILL');
    await eventually(async () => (await sessions(busy)).length === 0);
  },
  'the server stopped and started': async () => {
    await server.stop();
    server = await start();
  },
};

describe.each(Object.entries(losses))('%s', (_loss, lose) => {
  test.each(Object.keys(moments).filter((moment) => moment !== 'write'))(
    '%s: answers 503 with a time to wait, and serves the next request',
    async (moment) => {
      // inject sends nothing before somebody waits for it
      const answered = app.inject(`/${encodeURIComponent(moment)}`).then((answer) => answer);
      await eventually(async () => (await sessions(busy)).length === (moment === sideBySide ? 3 : 1));
      await lose();
      gate.open();
      const answer = await answered;
      expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({ status: 503, code: 'unavailable' });
      expect(answer.headers['retry-after']).toBe('1');
      await eventually(() => db.raw('select 1').then(() => true));
    },
  );
});

test('a write at a server that is not the primary yet is 503, and goes through once it is', async () => {
  const readOnly = (value: string) => admin.raw(`alter database postgres set default_transaction_read_only = ${value}`);
  const again = () =>
    admin.raw(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'under-test'`);
  await readOnly('on');
  await again();
  await eventually(() => db.raw('select 1').then(() => true));
  const answer = await app.inject('/write');
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '1']);
  await readOnly('off');
  await again();
  await eventually(async () => (await app.inject('/write')).statusCode === 200);
});

test('a database that is away is 503 too, and a worker goes on when it is back', async () => {
  let rounds = 0;
  const work = async (): Promise<number> => {
    await db.raw('select 1');
    rounds += 1;
    return 0;
  };
  const worker = new Worker('test', 20, work, app.log);
  worker.start();
  await server.stop();
  const answer = await app.inject('/statement');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  server = await start();
  const before = rounds;
  await eventually(async () => rounds > before);
  await worker.stop();
});
