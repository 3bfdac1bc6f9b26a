import { connect, disconnect, type Knex } from '@actual/database';
import { tokenKeys } from '@actual/kit/testing/tokens';
import { type CheckoutApp, createCheckout } from '../src/app';
import type { CheckoutConfig } from '../src/config';
import { crashingDatabase, crashingProviders } from './crash-injection';
import { CrashPoint } from './crash-point';

/** One process of the checkout that can be killed after any step; it listens nowhere, requests are handed to it. */
export class Process {
  private constructor(
    readonly crashPoint: CrashPoint,
    private readonly made: CheckoutApp,
    private readonly db: Knex,
  ) {}

  static async start(config: CheckoutConfig): Promise<Process> {
    const crashPoint = new CrashPoint();
    const { DATABASE_URL: url, DATABASE_POOL: pool } = config;
    const db = connect({ url, applicationName: 'checkout', pool, keyed: true });
    crashingDatabase(db, crashPoint);
    const made = await createCheckout(config, db, { gatewayOf: () => 'internal', tokenKeys });
    crashingProviders(made.checkout, crashPoint);
    return new Process(crashPoint, made, db);
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
      ...(headers ? { headers: Object.fromEntries(new Headers(headers)) } : {}),
      ...(typeof body === 'string' ? { payload: body } : {}),
    });
    const told = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      for (const one of [value ?? []].flat()) told.append(name, String(one));
    return new Response(answer.statusCode === 204 ? null : answer.payload, {
      status: answer.statusCode,
      headers: told,
    });
  }

  /** Its connections are gone, and with them every transaction that was open. */
  async end(): Promise<void> {
    this.ended = true;
    await this.made.app.close();
    await disconnect(this.db);
  }
}
