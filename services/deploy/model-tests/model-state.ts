import { xenon } from '@actual/account-service/src/testing/taxpayers';
import { products } from '@actual/checkout-service/testing/catalog';
import { deposit } from '@actual/checkout-service/testing/money';
import { register, Shopper } from '@actual/checkout-service/testing/shopper';
import type { Quotation } from '@actual/contracts';
import type { Harness } from './harness';

/** A client's balance in each ledger, in centavos. */
const funds = { ewallet: 100_000, 'client-balance': 60_000 };

/** A call with its shopper, so that it can be repeated exactly. */
export interface Said {
  who: Shopper;
  key: Parameters<Shopper['call']>[0];
  call: { params?: Record<string, string>; body?: unknown; headers: Record<string, string> };
}

/** A client with two devices and one quotation at a time, a rival for the same pieces, a seller and a manager. */
export class ModelState {
  readonly harness: Harness;
  shopper: Shopper;
  second: Shopper;
  readonly rival: Shopper;
  staff: Shopper;
  readonly manager: Shopper;
  quotation: Quotation | null = null;
  /** Every quotation of this run, the rival's too. */
  readonly quotations: string[] = [];
  /** Orders that somebody was told about. */
  readonly promised: string[] = [];
  /** Parts of payments that were asked back, and whether somebody was told that they are. */
  readonly parts: { reason: string; cents: number; told: boolean }[] = [];
  /** Percent that staff let lines go at: of exactly that article, number, price and date in that quotation. */
  readonly granted = new Map<string, number>();
  /** Totals from before a change, for a shopper who tries to pay an outdated one. */
  seenTotals: number[] = [];
  lastSaid: Said | null = null;
  clientId = '';
  private client: Parameters<Shopper['signIn']>[0] | null = null;

  constructor(harness: Harness) {
    this.harness = harness;
    this.shopper = new Shopper(harness);
    this.second = new Shopper(harness);
    this.rival = new Shopper(harness);
    this.staff = new Shopper(harness);
    this.manager = new Shopper(harness);
  }

  get knex() {
    return this.harness.knex;
  }

  get checkout() {
    return this.harness.process.checkout;
  }

  get deposited(): number {
    return funds.ewallet + funds['client-balance'];
  }

  async arrive(): Promise<void> {
    this.client = await register(this.knex);
    this.clientId = this.client.clientId ?? '';
    for (const kind of ['ewallet', 'client-balance'] as const)
      await deposit(this.harness, this.clientId, funds[kind], kind);
    await this.knex('fiscal_address').insert({ client_id: this.clientId, email: 'fiscal@example.com', ...xenon });
    this.signIn();
  }

  /** Everybody anew, as after a while; a clock that jumped made their sessions old. */
  signIn(): void {
    if (!this.client) return;
    this.shopper.signIn(this.client);
    this.second.signIn(this.client);
    this.staff.signIn({ userId: '00000000-0000-4000-8000-000000000001', role: 'seller', clientId: null });
    this.manager.signIn({ userId: '00000000-0000-4000-8000-000000000002', role: 'manager', clientId: null });
  }

  /** Reads the quotation again; one that has its order is done with. */
  async look(): Promise<Quotation | null> {
    await this.harness.revive();
    if (!this.quotation) return null;
    const params = { id: this.quotation.id };
    const { status, body } = await this.shopper.call('POST /quotation/findbyid/{id}', { params });
    // a shop that does not answer says nothing about the quotation
    if (status >= 500) return this.quotation;
    this.quotation = status === 200 && !body.OrderWeb && !body.isClosed ? body : null;
    return this.quotation;
  }

  /** The amount still to be paid, in pesos, with a payment group. */
  rest(quotation: Quotation, group: 1 | 2 = 1): number {
    const total = group === 1 ? quotation.totalPg1 : quotation.totalPg2;
    return Math.round((total - quotation.ammountPaid) * 100) / 100;
  }

  async add(product: 'lamp' | 'sofa', quantity: number): Promise<void> {
    const productId = products[product];
    if (await this.look()) return this.edit('POST /quotation/adddetail/{id}', {}, { productId, quantity });
    const made = await this.shopper.call('POST /quotation/create', {
      body: { zipcodeDeliveryId: '77500', detail: { productId, quantity } },
    });
    if (made.status !== 200) return;
    this.quotation = made.body;
    this.quotations.push(made.body.id);
    await this.shopper.giveAddress(made.body.id, { email: `${made.body.folio}@example.com` });
  }

  /** A change of the quotation, by the device in hand or by the other one with an old version on its screen. */
  async edit(
    key: Said['key'],
    params: Record<string, string>,
    body: unknown,
    { who = this.shopper, version }: { who?: Shopper; version?: number } = {},
  ): Promise<void> {
    if (!this.quotation) return;
    const headers = version === undefined ? {} : { 'if-match': String(version) };
    await who.call(key, {
      params: { id: this.quotation.id, ...params },
      body,
      headers,
    });
  }

  async change(quantity: number, onSecond = false): Promise<void> {
    const [line] = (await this.look())?.Details ?? [];
    if (!line || !this.quotation) return;
    const body = { details: [{ id: line.id, quantity }] };
    const seen = this.quotation.version;
    await this.edit('PUT /quotation/updatedetails/{id}', {}, body);
    const other = { details: [{ id: line.id, quantity: quantity + 1 }] };
    if (onSecond) await this.edit('PUT /quotation/updatedetails/{id}', {}, other, { who: this.second, version: seen });
  }

  async remove(): Promise<void> {
    const line = (await this.look())?.Details.at(-1);
    if (line) await this.edit('DELETE /quotation/{id}/removedetail/{detailId}', { detailId: line.id }, undefined);
  }

  /** To the other city or back, with an address there. */
  async move(cp: '77500' | '06000'): Promise<void> {
    if (!(await this.look()) || !this.quotation) return;
    const { id, folio } = this.quotation;
    await this.edit('POST /quotation/update/{id}', {}, { zipcodeDeliveryId: cp });
    await this.shopper.giveAddress(id, { email: `${folio}@example.com`, zipCode: cp });
  }

  /** A call that may be made again, just as it was, when its answer did not come. Answers its status. */
  async say(said: Said): Promise<number> {
    this.lastSaid = said;
    const { status, body } = await said.who.call(said.key, said.call);
    const { data } = Object(body) as { data?: { orderId?: string | null } };
    if (status === 200 && data?.orderId) this.promised.push(data.orderId);
    return status;
  }
}
