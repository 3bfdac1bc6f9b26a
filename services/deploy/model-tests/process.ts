import type { Invoices } from '@actual/account-service/src/invoices/context';
import { testSettings } from '@actual/account-service/src/testing/unreachable-outside';
import { type CheckoutApp, createCheckout } from '@actual/checkout-service/src/app';
import type { CheckoutConfig } from '@actual/checkout-service/src/config';
import type { Knex } from '@actual/database';
import { RowFiles } from '@actual/kit/files/row-files';
import { tokenKeys } from '@actual/kit/testing/tokens';
import { createInvoicing } from '@actual/providers/invoicing/client';
import { createMailer } from '@actual/providers/mail/mailer';
import { createNewsletter } from '@actual/providers/newsletter/client';
import { SANDBOX_DEMO_CREDENTIALS, type Sandbox } from '@actual/providers/sandbox/app';
import knex from 'knex';
import { BorrowedSessions, crashingInvoicing, crashingProviders } from './crash-injection';
import { CrashPoint } from './crash-point';

const unread = () => undefined;
/** A process that dies on purpose has much to say about it. */
const silent = { warn: unread, error: unread, debug: unread, deprecate: unread };

/** Addresses of the world around a process. */
export interface World {
  readonly config: CheckoutConfig;
  /** Sessions of PostgreSQL, which a process borrows. */
  readonly sessions: { readonly checkout: Knex; readonly account: Knex };
  readonly sandbox: Sandbox;
}

/** The account's part that makes invoices and credit notes. */
function openInvoices(db: Knex, { config, sandbox }: World, { log }: CheckoutApp['checkout']): Invoices {
  const { invoicing, newsletter } = SANDBOX_DEMO_CREDENTIALS;
  return {
    db,
    log,
    files: new RowFiles(log),
    invoicing: createInvoicing({ baseUrl: sandbox.invoicingBaseUrl, apiKey: invoicing.apiKey }),
    mailer: createMailer({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM }),
    newsletter: createNewsletter({ baseUrl: sandbox.newsletterBaseUrl, apiKey: newsletter.apiKey }),
    settings: testSettings,
    nudge: () => undefined,
  };
}

/** One process of checkout and invoicing that can be killed after any step; requests are handed to it. */
export class Process {
  private constructor(
    readonly crashPoint: CrashPoint,
    readonly invoices: Invoices,
    private readonly made: CheckoutApp,
    private readonly sessions: readonly BorrowedSessions[],
  ) {}

  static async start(world: World): Promise<Process> {
    const crashPoint = new CrashPoint();
    const { checkout, account } = world.sessions;
    const sessions = [checkout, account].map((kept) => new BorrowedSessions(kept, crashPoint));
    const [db, accountDb] = sessions.map((lender) => {
      // knex only calls `connect` of it
      const connectionPool = lender as unknown as Knex.PgPoolLike;
      return knex({ client: 'pg', connectionPool, log: silent });
    }) as [Knex, Knex];
    const made = await createCheckout(world.config, db, { gatewayOf: () => 'internal', tokenKeys });
    crashingProviders(made.checkout, crashPoint);
    const invoices = openInvoices(accountDb, world, made.checkout);
    crashingInvoicing(invoices, crashPoint);
    return new Process(crashPoint, invoices, made, sessions);
  }

  get checkout(): CheckoutApp['checkout'] {
    return this.made.checkout;
  }

  private ended = false;

  /** A request, as `fetch` makes it; `path` with its question mark and all. */
  async request(path: string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> {
    // nobody listens where a process was
    if (this.ended) return Response.json({ code: 'unavailable' }, { status: 503 });
    const answer = await this.made.app.inject({
      method: method as 'GET',
      url: path,
      headers: headers && Object.fromEntries(new Headers(headers)),
      payload: typeof body === 'string' ? body : undefined,
    });
    const told = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      for (const one of [value ?? []].flat()) told.append(name, String(one));
    return new Response(answer.statusCode === 204 ? null : answer.payload, {
      status: answer.statusCode,
      headers: told,
    });
  }

  /** Its sessions are given back, and every transaction that was open is gone. */
  async end(): Promise<void> {
    this.ended = true;
    await this.made.app.close();
    await Promise.all(this.sessions.map((one) => one.end()));
  }
}
