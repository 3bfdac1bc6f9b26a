import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentMethod, Quotation } from '@actual/contracts';
import { type ApiClient, ApiError } from '@actual/contracts/client/client';
import { Browser, someAddress } from '../browser';
import { jsonOf, send } from '../http';
import { address, cardholder, cardPayment, otherClient, zipcode } from '../purchases/person';
import type { Target } from '../target';

/** The mark of a call that passed. */
export const passed = 'passed';

/** The code of a refusal, the call's own text, or `passed`. @throws errors that are no refusal */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    const said = await call;
    return typeof said === 'string' ? said : passed;
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

/** A /24 of its own, and its addresses. */
export function network(): (at: number) => string {
  const prefix = someAddress().split('.').slice(0, 3).join('.');
  return (at) => `${prefix}.${1 + (at % 250)}`;
}

const luhn = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);

/** A new card number with a valid check digit. */
export function someCard(): string {
  const digits = `40755957${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  return `${digits}${(10 - (luhn(digits) % 10)) % 10}`;
}

/** A browser that repeats shoppers' calls and never solves a proof of work. */
export class Robot {
  private readonly browser: Browser;
  private readonly api: ApiClient;

  constructor(
    private readonly target: Target,
    from = someAddress(),
    /** Keeps its cookies when its address changes. */
    known?: Robot,
  ) {
    this.browser = new Browser(target.public, 'actual-studio', from);
    if (known) this.browser.takeCookies(known.browser);
    this.api = this.browser.api();
  }

  /** @throws {ApiError} */
  quote(productId?: string, quantity = 1): Promise<Quotation> {
    const detail = productId === undefined ? {} : { detail: { productId, quantity } };
    return this.api('POST /quotation/create', { body: { zipcodeDeliveryId: zipcode, ...detail } });
  }

  /** A new order that waits for a bank transfer. */
  async order(productId: string, { quantity = 1, email }: { quantity?: number; email?: string } = {}): Promise<string> {
    const quotation = await this.quoteWithAddress(productId, { quantity, email });
    const { total } = await this.method(quotation, 'transfer');
    return codeOf(
      this.api(
        'POST /payment/add/{id}',
        { params: { id: quotation.id }, body: { type: 'transfer', amount: total, termsAccepted: true } },
        { idempotencyKey: randomUUID() },
      ),
    );
  }

  /** Pays a new quotation with a card that its bank refuses; `passed` if the bank was asked. */
  async tryCard(
    productId: string,
    { card = someCard(), email, publicKey }: { card?: string; email?: string; publicKey: string },
  ): Promise<string> {
    const { id } = await this.quoteWithAddress(productId, { email });
    const { total } = await this.method({ id }, 'credit-card');
    const token = await this.token(card, publicKey);
    return codeOf(
      this.api(
        'POST /processMPpayment',
        {
          body: cardPayment(id, {
            token,
            transaction_amount: total,
            cardholder: email ? { ...cardholder(id), email } : cardholder(id),
          }),
        },
        { idempotencyKey: randomUUID() },
      ),
    );
  }

  /** Mails a quotation, by default a new one. */
  async mail(productId: string, email: string, quotation?: Quotation): Promise<string> {
    const { id } = quotation ?? (await this.quote(productId));
    return codeOf(this.api('POST /quotation/sendemail/{id}', { params: { id }, body: { email } }));
  }

  /** Registers a client with that email and signs in. @throws {ApiError} */
  async register(email: string): Promise<void> {
    await this.api('POST /client/register/', { body: otherClient(email) });
  }

  /** Asks for the archive of its account's data, and waits until it is made: meanwhile asking again begins none. */
  async askForData(): Promise<string> {
    const code = await codeOf(this.api('POST /me/data'));
    for (let looks = 0; looks < 150 && (await this.isMakingData()); looks += 1) await sleep(200);
    return code;
  }

  private async isMakingData(): Promise<boolean> {
    const { latest } = await this.api('GET /me/data');
    return latest !== null && latest.madeAt === null;
  }

  /** A raw call: the code of its refusal. */
  async call(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    method: 'POST' | 'PUT' = 'POST',
  ): Promise<string> {
    const answer = await this.browser.send({
      method,
      path: `/api${path}`,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
    return answer.status < 300 ? passed : String(jsonOf(answer.body)?.code ?? answer.status);
  }

  /** Reads a page or a document: the code of its refusal. */
  async page(path: string): Promise<string> {
    const answer = await this.browser.send({ method: 'GET', path, headers: { host: 'studio.localhost' } });
    return answer.status < 300 ? passed : String(jsonOf(answer.body)?.code ?? answer.status);
  }

  private async quoteWithAddress(
    productId: string,
    { quantity, email }: { quantity?: number; email?: string },
  ): Promise<Quotation> {
    const quotation = await this.quote(productId, quantity);
    const { id } = quotation;
    await this.api('PUT /processMPaddress/{quotationId}', {
      params: { quotationId: id },
      body: email ? { ...address(id), email } : address(id),
    });
    return quotation;
  }

  private async method({ id }: { id: string }, type: PaymentMethod['type']): Promise<PaymentMethod> {
    const { groups } = await this.api('POST /quotation/{id}/paymentoptions', { params: { id } });
    const found = groups.flatMap(({ methods }) => methods).find((one) => one.type === type);
    if (!found) throw new Error(`nobody can pay by ${type}`);
    return found;
  }

  private async token(card: string, publicKey: string): Promise<string> {
    const { body } = await send(this.target.sandbox ?? '', {
      method: 'POST',
      path: `/mercadopago/v1/card_tokens?public_key=${publicKey}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        card_number: card,
        expiration_month: '11',
        expiration_year: '2030',
        security_code: '123',
        cardholder: { name: 'OTHE' },
      }),
    });
    return String(jsonOf(body)?.id);
  }
}
