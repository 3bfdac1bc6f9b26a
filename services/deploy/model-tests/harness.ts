import { fillCatalog } from '@actual/checkout-service/testing/catalog';
import { shopConfig } from '@actual/checkout-service/testing/shop';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase } from '@actual/database/test-database';
import { type SignedNotification, startSandbox } from '@actual/providers/sandbox/app';
import { Process, type World } from './process';

/** The tables that a run empties; the catalog stays. */
const tables = [
  'account_outbox',
  'credit_note',
  'invoice_cancellation',
  'invoice_log',
  'invoice_request',
  'invoice',
  'fiscal_address',
  'promise_record',
  'promise',
  'payment_refund',
  'request_shipment',
  'exchange_entry',
  'exchange',
  'service_request_event',
  'service_request_piece',
  'service_request',
  'order_cancellation',
  'refund_account',
  'ledger_entry',
  'ledger_account',
  'reservation',
  'erp_document',
  'erp_log',
  'order_line',
  'payment',
  'orders',
  'outbox',
  'webhook_event',
  'checkout_idempotency',
  'quotation_holder',
  'quotation_line',
  'quotation',
  'stock_sold',
  'reconciliation_break',
  'app_user',
  'client',
];
const sweepOut = `SET session_replication_role = replica;
${tables.map((table) => `DELETE FROM ${table};`).join('\n')}
UPDATE stock_source SET received = CASE WHEN item_code = 'ST1' THEN CASE warehouse_code WHEN 'CUN' THEN 5 ELSE 2 END ELSE 1000 END
WHERE item_code IN ('ST1', 'ST2');
SET session_replication_role = DEFAULT;`;

/** A database, the outside world, and the process that works between them. */
export class Harness {
  /** Notifications that the provider sent and nobody delivered yet. */
  notifications: SignedNotification[] = [];
  /** Steps after which processes of this run died, and their other work just then. */
  lost: string[] = [];
  /** Processes that died in this run. */
  deaths = 0;
  process: Process;
  /** Something outside goes wrong. */
  troubled = false;

  private constructor(
    readonly knex: Knex,
    private readonly world: World,
    process: Process,
    private readonly closeDatabase: () => Promise<void>,
  ) {
    this.process = process;
  }

  static async open(): Promise<Harness> {
    const kept: SignedNotification[] = [];
    const carryNotification = async (notification: SignedNotification) => {
      kept.push(notification);
      return 200;
    };
    const [database, sandbox] = await Promise.all([
      createTestDatabase(),
      startSandbox({ port: 0, smtpPort: 0, carryNotification }),
    ]);
    await fillCatalog(database.knex);
    const url = 'http://shop.invalid/webhooks/mercadopago';
    const config = shopConfig(database, sandbox, { MERCADOPAGO_NOTIFICATION_URL: url });
    const sessions = {
      checkout: connect({
        url: config.DATABASE_URL,
        applicationName: 'checkout',
        pool: config.DATABASE_POOL,
        keyed: true,
      }),
      account: connect({ url: database.urlFor('account'), applicationName: 'account', pool: 4 }),
    };
    const world = { config, sessions, sandbox };
    const harness = new Harness(database.knex, world, await Process.start(world), () => database.close());
    harness.notifications = kept;
    return harness;
  }

  get sandbox(): World['sandbox'] {
    return this.world.sandbox;
  }

  /** As if nothing had ever been sold. */
  async reset(): Promise<void> {
    await this.revive();
    this.process.crashPoint.calm();
    this.lost = [];
    this.deaths = 0;
    this.notifications.length = 0;
    await this.knex.raw(sweepOut);
    await fetch(`${this.sandbox.origin}/mail/messages`, { method: 'DELETE' });
    if (this.troubled) await this.heal();
  }

  /** The outside world is well again. */
  async heal(): Promise<void> {
    this.troubled = false;
    for (const part of ['mercadopago', 'sap', 'mail', 'facturacion'])
      await fetch(`${this.sandbox.origin}/${part}/_control/faults`, { method: 'DELETE' });
  }

  /** Starts a process in the place of a dead one. */
  async revive(): Promise<void> {
    // several who come at once wait for the same start
    if (this.process.crashPoint.dead)
      this.reviving ??= this.replace(this.process).finally(() => {
        this.reviving = null;
      });
    await this.reviving;
  }

  private reviving: Promise<void> | null = null;

  private async replace(process: Process): Promise<void> {
    await process.end();
    this.lost.push(...process.crashPoint.lost);
    this.deaths += 1;
    this.process = await Process.start(this.world);
  }

  /** For `Shopper`: requests go to the process that is there now. */
  readonly address = 'http://shop.invalid';
  readonly fetch = ((input, init) =>
    this.process.request(String(input).slice(this.address.length), init)) as typeof fetch;

  async close(): Promise<void> {
    await this.process.end();
    await Promise.all(Object.values(this.world.sessions).map(disconnect));
    await this.sandbox.close();
    await this.closeDatabase();
  }
}
