import type { Invoices } from '@actual/account-service/src/invoices/context';
import type { Checkout } from '@actual/checkout-service/src/context';
import type { Knex } from '@actual/database';
import { type Lent, poolOf } from '@actual/database/connect';
import { type CrashPoint, Killed, traceless } from './crash-point';

type Done = (error: unknown, result?: unknown) => void;
type Query = string | { text: string; name?: string };

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

/** A kept session as a process borrows it: each statement is a step, until it is given back or the process dies. */
class BorrowedSession {
  private inTransaction = false;
  private over = false;

  constructor(
    private readonly session: Lent,
    private readonly crashPoint: CrashPoint,
    private readonly back: () => void,
  ) {}

  query(query: Query, ...rest: unknown[]): unknown {
    if (this.over) throw new Killed();
    const real = (...given: unknown[]): unknown => {
      // a dead process sends no COMMIT any more: only what was sent counts
      if (/^begin\b/i.test(textOf(query))) this.inTransaction = true;
      if (isEnd(query)) this.inTransaction = false;
      return Reflect.apply(this.session.query, this.session, [query, ...given]);
    };
    // PostgreSQL rolls back a dead process's open transaction
    if (isRollback(query)) return real(...rest);
    const name = nameOf(query, this.inTransaction && !isEnd(query));
    const done = rest.at(-1);
    if (typeof done !== 'function') return this.crashPoint.step(name, async () => real(...rest));
    const answered = () =>
      new Promise((resolve, reject) => {
        const answer: Done = (error, result) => (error ? reject(error) : resolve(result));
        real(...rest.slice(0, -1), answer);
      });
    this.crashPoint.step(name, answered).then(
      (result) => (done as Done)(null, result),
      (error) => (done as Done)(error),
    );
    return undefined;
  }

  release(broken?: boolean): void {
    this.over = true;
    // a transaction that nobody ended goes with its session
    this.session.release(broken || this.inTransaction);
    this.back();
  }
}

/**
 * What a process has of the sessions that outlive it; every statement in them is a step. A session of its own would cost
 * PostgreSQL more than the statements in it: it reads the catalog and plans everything anew.
 */
export class BorrowedSessions {
  private out = 0;
  private ended = false;
  private nothingOut: () => void = () => undefined;

  constructor(
    private readonly kept: Knex,
    private readonly crashPoint: CrashPoint,
  ) {}

  async connect(): Promise<BorrowedSession> {
    if (this.ended) throw new Killed();
    this.out += 1;
    const session = await poolOf(this.kept)
      .connect()
      .catch((error: unknown) => {
        this.back();
        throw error;
      });
    return new BorrowedSession(session, this.crashPoint, () => this.back());
  }

  /** Lends nothing any more, and waits for what is lent. */
  async end(): Promise<void> {
    this.ended = true;
    if (this.out > 0)
      await new Promise<void>((resolve) => {
        this.nothingOut = resolve;
      });
  }

  private back(): void {
    this.out -= 1;
    if (this.out === 0) this.nothingOut();
  }
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
