import type { Invoices } from '@actual/account-service/src/invoices/context';
import type { Checkout } from '@actual/checkout-service/src/context';
import type { Knex } from '@actual/database';
import { poolOf } from '@actual/database/connect';
import { type CrashPoint, traceless } from './crash-point';

type Done = (error: unknown, result?: unknown) => void;
type Query = string | { text: string; name?: string };
interface Connection {
  query(query: Query, ...rest: unknown[]): unknown;
}

const changes = /\binsert into|(?<!for )\bupdate ["\w]|\bdelete from|^commit/i;

const textOf = (query: Query): string => (typeof query === 'string' ? query : query.text);

/** A readable name for a statement: its own, or its first words; a mark shows that it leaves nothing behind. */
function nameOf(query: Query, inTransaction: boolean): string {
  const text = textOf(query);
  const named = typeof query === 'string' ? undefined : query.name;
  const words = named ?? text.replace(/\s+/g, ' ').split(' ').slice(0, 3).join(' ').replace(/;.*$/, '');
  return changes.test(text) && !inTransaction ? words : `${traceless}${words}`;
}
const isRollback = (query: Query): boolean => /^rollback/i.test(textOf(query));
/** The statement after which a transaction is over; taking back a part of it goes on with it. */
const isEnd = (query: Query): boolean => /^(commit|rollback(?! to))\b/i.test(textOf(query));

function crashingConnection(connection: Connection, crashPoint: CrashPoint): void {
  const real = connection.query.bind(connection);
  let inTransaction = false;
  connection.query = (query, ...rest) => {
    if (/^begin\b/i.test(textOf(query))) inTransaction = true;
    if (isEnd(query)) inTransaction = false;
    // PostgreSQL rolls back a dead process's open transaction
    if (isRollback(query)) return real(query, ...rest);
    const done = rest.at(-1);
    if (typeof done !== 'function')
      return crashPoint.step(nameOf(query, inTransaction), async () => real(query, ...rest));
    const answered = () =>
      new Promise((resolve, reject) => {
        const answer: Done = (error, result) => (error ? reject(error) : resolve(result));
        real(query, ...rest.slice(0, -1), answer);
      });
    crashPoint.step(nameOf(query, inTransaction), answered).then(
      (result) => (done as Done)(null, result),
      (error) => (done as Done)(error),
    );
    return undefined;
  };
}

/** Every statement of a pool becomes a step of the crash point. */
export function crashingDatabase(db: Knex, crashPoint: CrashPoint): void {
  poolOf(db).on('connect', (connection) => crashingConnection(connection, crashPoint));
}

type Call = (...given: unknown[]) => Promise<unknown>;

function crashingCalls(owner: object, of: string, names: readonly string[], crashPoint: CrashPoint): void {
  for (const name of names) {
    const real = (Reflect.get(owner, name) as Call).bind(owner);
    const words = `${/^(get|search|find)/.test(name) ? traceless : ''}${of}.${name}`;
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

/** The same for the calls that make and cancel fiscal documents. */
export function crashingInvoicing({ invoicing, mailer }: Invoices, crashPoint: CrashPoint): void {
  crashingCalls(invoicing, 'invoicing', ['create', 'get', 'cancel'], crashPoint);
  crashingCalls(mailer, 'mail', ['send'], crashPoint);
}
