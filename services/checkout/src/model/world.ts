import type { Quotation } from '@actual/contracts';
import { workOutbox } from '../outbox/work-outbox';
import { giveAbandonedBack } from '../payment/remove-parts';
import { sweepPayments } from '../payment/sweep-payments';
import { products } from '../testing/catalogue';
import { addPayment, atBank, deposit } from '../testing/money';
import type { Shop } from '../testing/shop';
import { register, Shopper } from '../testing/shopper';
import { workNotices } from '../webhook/work-notices';

/** Where a process may die: just after the named thing was done, before anybody wrote it down. */
export type Death = 'charge' | 'clabe' | 'refund' | 'erp' | 'mail';

/** One shopper with one quotation at a time, and the world around them. */
export class World {
  shopper: Shopper;
  quotation: Quotation | null = null;
  /** Quotations of this run. */
  readonly quotations: string[] = [];
  clientId = '';
  /** A process died after the mail server's yes: SMTP cannot be asked, so its copy may come, with the same Message-ID. */
  mailDied = false;
  /** Staff took a payment back: an order that another part still pays owes the rest from then on. */
  staffCancelled = false;
  /** What was put into the client's ledger. */
  deposited = 0;

  constructor(readonly shop: Shop) {
    this.shopper = new Shopper(shop);
  }

  /** A client with a thousand pesos in the e-wallet. */
  async arrive(): Promise<void> {
    const who = await register(this.shop.knex);
    this.clientId = who.clientId;
    this.deposited = 100_000;
    await deposit(this.shop, who.clientId, this.deposited);
    this.shopper = new Shopper(this.shop).signIn(who);
  }

  async add(product: 'lamp' | 'sofa', quantity: number): Promise<void> {
    const productId = products[product];
    if (this.quotation) {
      const params = { id: this.quotation.id };
      await this.shopper.call('POST /quotation/adddetail/{id}', { params, body: { productId, quantity } });
      await this.look();
      return;
    }
    const made = await this.shopper.call('POST /quotation/create', {
      body: { zipcodeDeliveryId: '77500', detail: { productId, quantity } },
    });
    if (made.status !== 200) return;
    this.quotation = made.body;
    this.quotations.push(made.body.id);
    await this.shopper.giveAddress(made.body.id, { email: `${made.body.folio}@example.com` });
  }

  async change(quantity: number): Promise<void> {
    const [line] = this.quotation?.Details ?? [];
    if (!this.quotation || !line) return;
    const details = [{ id: line.id, quantity }];
    await this.shopper.call('PUT /quotation/updatedetails/{id}', {
      params: { id: this.quotation.id },
      body: { details },
    });
    await this.look();
  }

  /** Reads the quotation again; one that has its order is done with. */
  async look(): Promise<void> {
    if (!this.quotation) return;
    const params = { id: this.quotation.id };
    const { status, body } = await this.shopper.call('POST /quotation/findbyid/{id}', { params });
    this.quotation = status === 200 && !body.OrderWeb ? body : null;
  }

  private rest(): number {
    const { totalPg1 = 0, ammountPaid = 0 } = this.quotation ?? {};
    return Math.round((totalPg1 - ammountPaid) * 100) / 100;
  }

  async payCard(holder: string, share: number): Promise<void> {
    if (!this.quotation) return;
    const partial = share < 1;
    const transaction_amount = partial ? Math.floor(this.rest() * share) : this.rest();
    if (transaction_amount > 0)
      await this.shopper.pay(this.shop, this.quotation, holder, { transaction_amount, partial });
    await this.look();
  }

  async payOther(type: 'spei' | 'transfer' | 'ewallet', share: number): Promise<void> {
    if (!this.quotation) return;
    const amount = type === 'ewallet' ? Math.round(this.rest() * share * 100) / 100 : this.rest();
    if (amount > 0) await addPayment(this.shopper, this.quotation.id, { type, amount });
    await this.look();
  }

  async takeBack(): Promise<void> {
    if (this.quotation) await this.shopper.call('POST /payment/remove/{id}', { params: { id: this.quotation.id } });
    await this.look();
  }

  /** Staff cancel the last payment of this run. */
  async cancel(): Promise<void> {
    const staff = new Shopper(this.shop).signIn({ userId: crypto.randomUUID(), role: 'seller', clientId: null });
    const payment = await this.lastPayment();
    this.staffCancelled ||= payment !== undefined;
    if (payment)
      await staff.call('POST /payment/cancel/{a}/{b}', {
        params: { a: payment.quotation_id, b: payment.id },
        body: {},
      });
    await this.look();
  }

  private lastPayment() {
    return this.shop.knex('payment').whereIn('quotation_id', this.quotations).orderBy('created_at', 'desc').first();
  }

  /** The bank's side of the last SPEI transfer. */
  async bank(button: 'deposit' | 'expire'): Promise<void> {
    const payment = await this.shop
      .knex('payment')
      .whereIn('quotation_id', this.quotations)
      .where({ type: 'spei' })
      .whereNotNull('provider_payment_id')
      .orderBy('created_at', 'desc')
      .first();
    if (payment) await atBank(this.shop, payment.provider_payment_id, button);
  }

  /** The provider's reviewer decides about the last payment under review. */
  async review(verdict: 'approve' | 'reject'): Promise<void> {
    const payment = await this.lastPayment();
    if (payment?.provider_payment_id)
      await fetch(
        `${this.shop.sandbox.origin}/mercadopago/console/payments/${payment.provider_payment_id}/${verdict}`,
        {
          method: 'POST',
          redirect: 'manual',
        },
      );
  }

  /** Every notice that came is worked, by as many processes. */
  async notices(processes: number): Promise<void> {
    await Promise.all(Array.from({ length: processes }, () => workNotices(this.shop.checkout).catch(() => 0)));
    await this.look();
  }

  /** Deadlines pass, and holds with them. */
  async expire(): Promise<void> {
    const { knex } = this.shop;
    const past = knex.raw("now() - interval '1 minute'");
    const mine = (table: string) => knex(table).whereIn('quotation_id', this.quotations);
    await mine('payment').where({ status: 'pending' }).whereNotNull('expires_at').update({ expires_at: past });
    await mine('reservation').where({ state: 'held' }).update({ expires_at: past });
    await this.sweep(1);
  }

  async sweep(processes: number): Promise<void> {
    const { knex, checkout } = this.shop;
    const past = { check_at: knex.raw("now() - interval '1 second'") };
    await knex('payment').whereIn('status', ['started', 'unknown', 'pending']).update(past);
    await Promise.all(Array.from({ length: processes }, () => sweepPayments(checkout).catch(() => 0)));
    await this.look();
  }

  async outbox(processes: number): Promise<void> {
    const { knex, checkout } = this.shop;
    const past = { next_at: knex.raw("now() - interval '1 second'") };
    await knex('outbox').whereNull('done_at').whereNull('parked_at').update(past);
    await Promise.all(Array.from({ length: processes }, () => workOutbox(checkout).catch(() => 0)));
  }

  /** The next time the named thing is done, the process dies before it writes that down. */
  dieAfter(death: Death): void {
    const { mercadoPago, sap, mailer } = this.shop.checkout;
    const once = <T extends object>(owner: T, name: keyof T & string): void => {
      const real = (owner[name] as (...given: unknown[]) => Promise<unknown>).bind(owner);
      const spy = jest.spyOn(owner as never, name as never) as jest.SpyInstance;
      spy.mockImplementationOnce(async (...given: unknown[]) => {
        await real(...given);
        throw new Error('killed');
      });
    };
    if (death === 'charge') once(mercadoPago, 'createCardPayment');
    if (death === 'clabe') once(mercadoPago, 'createSpeiPayment');
    if (death === 'refund') once(mercadoPago, 'refund');
    if (death === 'erp') once(sap, 'createOrder');
    if (death === 'mail') {
      this.mailDied = true;
      once(mailer, 'send');
    }
  }

  /** All that is due happens, until nothing changes any more. */
  async quiet(): Promise<void> {
    jest.restoreAllMocks();
    for (let round = 0; round < 4; round += 1) {
      await this.notices(1);
      await this.sweep(1);
      await this.outbox(1);
    }
    const longAgo = { updated_at: this.shop.knex.raw("now() - interval '2 hours'") };
    await this.shop.knex('payment').whereIn('quotation_id', this.quotations).update(longAgo);
    await giveAbandonedBack(this.shop.checkout);
    await this.outbox(1);
    await this.outbox(1);
  }
}
