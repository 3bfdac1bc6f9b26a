import type { Knex } from '@actual/database';
import type { Checkout } from '../src/context';
import { type CrashPoint, reading } from './crash-point';

type Done = (error: unknown, result?: unknown) => void;
type Query = string | { text: string; name?: string };
interface Connection {
  query(query: Query, ...rest: unknown[]): unknown;
}

const changes = /\binsert into|(?<!for )\bupdate ["\w]|\bdelete from|^commit/i;

/** What a person recognizes a statement by: its name, or its first words; what changes nothing is marked as reading. */
function nameOf(query: Query): string {
  const text = typeof query === 'string' ? query : query.text;
  const named = typeof query === 'string' ? undefined : query.name;
  const words = named ?? text.replace(/\s+/g, ' ').split(' ').slice(0, 3).join(' ').replace(/;.*$/, '');
  return changes.test(text) ? words : `${reading}${words}`;
}
const isRollback = (query: Query): boolean => /^rollback/i.test(typeof query === 'string' ? query : query.text);

function crashingConnection(connection: Connection, crashPoint: CrashPoint): void {
  const real = connection.query.bind(connection);
  connection.query = (query, ...rest) => {
    // what a dead process left open, PostgreSQL takes back
    if (isRollback(query)) return real(query, ...rest);
    const done = rest.at(-1);
    if (typeof done !== 'function') return crashPoint.step(nameOf(query), async () => real(query, ...rest));
    const answered = () =>
      new Promise((resolve, reject) => {
        const answer: Done = (error, result) => (error ? reject(error) : resolve(result));
        real(query, ...rest.slice(0, -1), answer);
      });
    crashPoint.step(nameOf(query), answered).then(
      (result) => (done as Done)(null, result),
      (error) => (done as Done)(error),
    );
    return undefined;
  };
}

/** Every statement of a pool becomes a step of the crash point. */
export function crashingDatabase(db: Knex, crashPoint: CrashPoint): void {
  const client: { acquireRawConnection(): Promise<Connection> } = db.client;
  const acquire = client.acquireRawConnection.bind(client);
  client.acquireRawConnection = async () => {
    const connection = await acquire();
    crashingConnection(connection, crashPoint);
    return connection;
  };
}

type Call = (...given: unknown[]) => Promise<unknown>;

function crashingCalls(owner: object, of: string, names: readonly string[], crashPoint: CrashPoint): void {
  for (const name of names) {
    const real = (Reflect.get(owner, name) as Call).bind(owner);
    const words = `${/^(get|search|find)/.test(name) ? reading : ''}${of}.${name}`;
    Reflect.set(owner, name, (...given: unknown[]) => crashPoint.step(words, () => real(...given)));
  }
}

/** Every call that may change something outside becomes a step; so does every question whose answer is acted upon. */
export function crashingProviders({ mercadoPago, sap, mailer }: Checkout, crashPoint: CrashPoint): void {
  const charges = [
    'createCardPayment',
    'createTransferPayment',
    'getPayment',
    'searchPayments',
    'cancelPayment',
    'refund',
  ];
  crashingCalls(mercadoPago, 'mercadoPago', charges, crashPoint);
  crashingCalls(
    sap,
    'sap',
    ['createBusinessPartner', 'createOrder', 'findOrder', 'listOrders', 'cancelOrder'],
    crashPoint,
  );
  crashingCalls(mailer, 'mail', ['send'], crashPoint);
}
