import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CardPaymentReply, PaymentMethod, Quotation, Site } from '@actual/contracts';
import { type ApiClient, ApiError } from '@actual/contracts/client/client';
import { Browser } from '../browser';
import { prove } from '../prove';
import type { Target } from '../target';
import { cardToken } from './card-token';
import { address, cardPayment, zipcode } from './person';
import { type Errand, reasonOf } from './presses';

/** Clicks until a person gives up. */
const MOST_PRESSES = 12;
/** How long a person waits before clicking again. */
const thinkMs = () => 800 + Math.random() * 1_200;
/** How long a page is viewed before the next click: a person's minutes, shortened. */
const readMs = () => 200 + Math.random() * 600;
/** Looks at a running payment, as often as the page does. */
const LOOK_MS = 4_000;
const MOST_LOOKS = 60;

export const kinds = ['approved', 'refused first', 'under review', 'spei', 'transfer', 'two parts'] as const;
export type Kind = (typeof kinds)[number];

/** A person who wants one piece of furniture, in a browser that behaves as the pages do. */
export class Shopper {
  private readonly api: ApiClient;
  private readonly publicKey: string;
  private readonly patience: number;
  readonly errand: Errand;

  constructor(
    private readonly target: Target,
    site: Site,
    private readonly kind: Kind,
    { publicKey, patience }: { publicKey: string; patience: number },
  ) {
    this.publicKey = publicKey;
    this.patience = patience;
    this.api = new Browser(target.public, site).api({ patience, prove });
    this.errand = { kind, again: [], end: null, quotation: null, order: null, waited: 0 };
  }

  /** The whole purchase, from a product to its final result. */
  async buy(productId: string): Promise<Errand> {
    try {
      await this.shop(productId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'stock_changed' || error.code === 'insufficient_stock') this.errand.end = 'sold-out';
      else this.errand.again.push(`gave up: ${error.status} ${error.code}`);
    }
    return this.errand;
  }

  private async shop(productId: string): Promise<void> {
    const quotation = await this.press('add to cart', (idempotencyKey) =>
      this.api(
        'POST /quotation/create',
        { body: { zipcodeDeliveryId: zipcode, detail: { productId, quantity: 1 } } },
        { idempotencyKey },
      ),
    );
    this.errand.quotation = quotation.id;
    await sleep(readMs());
    const { id } = quotation;
    await this.press('address', (idempotencyKey) =>
      this.api(
        'PUT /processMPaddress/{quotationId}',
        { params: { quotationId: id }, body: address(id) },
        { idempotencyKey },
      ),
    );
    await sleep(readMs());
    const started = performance.now();
    if (this.kind === 'refused first') await this.payByCard(id, 'OTHE');
    if (this.kind === 'two parts') await this.payByCard(id, 'APRO', 0.5);
    const reply =
      this.kind === 'spei' || this.kind === 'transfer'
        ? await this.transfer(id, this.kind)
        : await this.payByCard(id, this.kind === 'under review' ? 'CONT' : 'APRO');
    this.errand.waited = performance.now() - started;
    this.record(reply);
  }

  private record(reply: PaymentReply): void {
    this.errand.order = reply.order;
    if (reply.order) this.errand.end = reply.status === 'pending' ? 'waits' : 'order';
    else this.errand.end = reply.status === 'rejected' ? 'refused' : 'review';
  }

  /** Pays the rest, or a share of it, by card. */
  private payByCard(id: string, holder: string, share?: number): Promise<PaymentReply> {
    const part = share !== undefined;
    return this.pay(id, part ? 'pay a part' : 'pay by card', part, async (idempotencyKey) => {
      const method = await this.method(id, 'credit-card');
      if (!method) return null;
      const token = await cardToken(this.target, { publicKey: this.publicKey, patience: this.patience, holder });
      const amount = part ? Math.floor(method.total * 100 * share) / 100 : method.total;
      return this.api(
        'POST /processMPpayment',
        { body: cardPayment(id, { token, transaction_amount: amount, partial: part }) },
        { idempotencyKey },
      );
    });
  }

  private transfer(id: string, type: 'spei' | 'transfer'): Promise<PaymentReply> {
    return this.pay(id, `pay by ${type}`, false, async (idempotencyKey) => {
      const method = await this.method(id, type);
      if (!method) return null;
      return this.api(
        'POST /payment/add/{id}',
        { params: { id }, body: { type, amount: method.total, termsAccepted: true } },
        { idempotencyKey },
      );
    });
  }

  /**
   * A press of «Pagar». Without an answer the page reads the quotation anew: a running payment is followed until it is
   * decided, an order leads to its page; only a free quotation is paid again.
   */
  private async pay(
    id: string,
    step: string,
    part: boolean,
    work: (key: string) => Promise<CardPaymentReply | null>,
  ): Promise<PaymentReply> {
    let key = randomUUID();
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      try {
        const reply = await work(key);
        if (reply) return paymentReplyOf(reply);
      } catch (error) {
        const reason = reasonOf(error, step);
        if (reason === null && !(error instanceof ApiError && error.code === 'quotation_ordered')) {
          if (!(error instanceof ApiError) || error.code !== 'idempotency_conflict') throw error;
          // another card token under the same key: the page starts a new attempt
          key = randomUUID();
        }
        const found = await this.whatHappened(id, step, part);
        if (found && found.status !== 'rejected') return found;
        // a payment that never reached the provider ends as refused: the form is there again, with a new attempt
        if (found) key = randomUUID();
        this.errand.again.push(reason ?? `${step}: refused without an order`);
        await sleep(thinkMs());
      }
    }
    throw new ApiError(0, 'unavailable', 'gave up');
  }

  /** Reads the quotation again after a press without an answer, as the page does; null: nothing was paid. */
  private async whatHappened(id: string, step: string, part: boolean): Promise<PaymentReply | null> {
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      const quotation = await this.look(step, () => this.api('POST /quotation/findbyid/{id}', { params: { id } }));
      if (quotation.OrderWeb) return { status: 'approved', order: quotation.OrderWeb };
      const running = runningOf(quotation);
      if (!running) return part && quotation.ammountPaid > 0 ? { status: 'approved', order: null } : null;
      const reply = await this.look(step, () =>
        this.api('POST /payment/check/{id}', { params: { id }, body: { paymentId: running } }),
      );
      if (reply.status !== 'pending' || reply.data.orderId || isReview(reply)) return paymentReplyOf(reply);
      await sleep(LOOK_MS);
    }
    return null;
  }

  private async method(id: string, type: PaymentMethod['type']): Promise<PaymentMethod | null> {
    const { groups } = await this.look('ways to pay', () =>
      this.api('POST /quotation/{id}/paymentoptions', { params: { id } }),
    );
    return groups.flatMap(({ methods }) => methods).find((one) => one.type === type && one.enabled) ?? null;
  }

  /** Clicks one button, again with the same key, until there is an answer. */
  private async press<T>(step: string, work: (key: string) => Promise<T>): Promise<T> {
    const key = randomUUID();
    for (let presses = 1; ; presses += 1) {
      try {
        return await work(key);
      } catch (error) {
        const reason = reasonOf(error, step);
        if (reason === null || presses >= MOST_PRESSES) throw error;
        this.errand.again.push(reason);
        await sleep(thinkMs());
      }
    }
  }

  /**
   * Loads as a page does by itself: three tries, as its query client makes them, then a person presses «Reintentar».
   */
  private async look<T>(step: string, work: () => Promise<T>): Promise<T> {
    return this.press(`${step}, page`, async () => {
      for (let tries = 0; ; tries += 1) {
        try {
          return await work();
        } catch (error) {
          if (tries >= 2 || reasonOf(error, step) === null) throw error;
          await sleep(1_000 * 2 ** tries);
        }
      }
    });
  }
}

interface PaymentReply {
  status: CardPaymentReply['status'];
  order: string | null;
}

const paymentReplyOf = ({ status, data }: CardPaymentReply): PaymentReply => ({ status, order: data.orderId });

/** A card that a person at the bank looks at for days: the page says so, and that is an answer. */
const isReview = ({ status_detail }: CardPaymentReply): boolean =>
  status_detail === 'pending_contingency' || status_detail === 'pending_review_manual';

const runningOf = ({ Payments }: Quotation): string | null =>
  Payments.find(({ status }) => status === 'started' || status === 'unknown' || status === 'pending')?.id ?? null;
