import { randomUUID } from 'node:crypto';
import type { Endpoints, Order, Quotation, Role, Site } from '@actual/contracts';
import type { Reply } from '@actual/contracts/client/client';
import { fileType } from '@actual/contracts/endpoint';
import { proofHeader } from '@actual/contracts/facts/access/proof-of-work';
import type { Knex } from '@actual/database';
import { proofFor } from '@actual/kit/testing/proof';
import { sessionToken } from '@actual/kit/testing/tokens';
import { SANDBOX_DEMO_CREDENTIALS } from '@actual/providers/sandbox/app';
import type { Shop } from './shop';

type Key = keyof Endpoints & string;

export interface Answer<T> {
  status: number;
  body: T;
  /** The error code, where it is one. */
  code: string | undefined;
  details: unknown;
  /** Seconds after which it may be asked again, where the answer says so. */
  retryAfter: number | null;
}

interface CallWith {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Instead of a body. */
  file?: Buffer;
  headers?: object;
}

/** A browser with its cookie jar, on one brand. */
export class Shopper {
  private cookie = '';
  private token: string | null = null;
  private address: string | null = null;
  private willing = false;

  constructor(
    private readonly shop: Pick<Shop, 'address'> & { fetch?: typeof fetch },
    readonly site: Site = 'actual-studio',
  ) {}

  /** Signs in with a token as the account service makes it. */
  signIn(who: { userId: string; role: Role; clientId: string | null }, seconds = 3_600): this {
    this.token = sessionToken({ ...who, site: this.site }, seconds);
    return this;
  }

  /** Calls from this address of the network, as a gateway hands it on. */
  from(address: string): this {
    this.address = address;
    return this;
  }

  /** Does the work it is asked for, as the store's pages do. */
  works(): this {
    this.willing = true;
    return this;
  }

  /** Takes over another browser's cookies, as a thief would. */
  stealFrom(other: Shopper): this {
    this.cookie = other.cookie;
    return this;
  }

  /** Opens an address as a browser does; answers where it leads. */
  async follow(path: string): Promise<string | null> {
    const response = await this.fetch(this.shop.address + path, {
      redirect: 'manual',
      headers: this.cookie ? { cookie: this.cookie } : {},
    });
    this.keepCookie(response);
    return response.headers.get('location');
  }

  private keepCookie(response: Response): void {
    const set = response.headers.getSetCookie()[0]?.split(';')[0];
    if (set) this.cookie = set;
  }

  private get fetch(): typeof fetch {
    return this.shop.fetch ?? fetch;
  }

  async call<K extends Key>(key: K, call: CallWith = {}): Promise<Answer<Reply<K>>> {
    const answer = await this.ask(key, call);
    if (!this.willing || answer.code !== 'proof_required') return answer;
    return this.ask(key, { ...call, headers: { ...call.headers, [proofHeader]: proofFor(answer.details) } });
  }

  private async ask<K extends Key>(
    key: K,
    { params = {}, query = {}, body, file, headers = {} }: CallWith,
  ): Promise<Answer<Reply<K>>> {
    const [method = 'GET', path = '/'] = key.split(' ');
    const url = this.shop.address + path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const asked = new URLSearchParams(query).toString();
    const response = await this.fetch(asked ? `${url}?${asked}` : url, {
      method,
      headers: {
        site: this.site,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(this.address ? { 'x-forwarded-for': this.address } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(file ? { 'content-type': fileType } : {}),
        ...headers,
      },
      ...(file ? { body: new Uint8Array(file) } : {}),
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    this.keepCookie(response);
    const json: unknown = await response.json();
    const { code, details } = Object(json) as { code?: string; details?: unknown };
    const wait = response.headers.get('retry-after');
    const retryAfter = wait === null ? null : Number(wait);
    return { status: response.status, body: json as Reply<K>, code, details, retryAfter };
  }

  /** A quotation with some pieces of a product, at the default postal code. */
  async quote(productId: string, quantity = 1, zipcodeDeliveryId = '77500'): Promise<Quotation> {
    const { status, body } = await this.call('POST /quotation/create', {
      body: { zipcodeDeliveryId, detail: { productId, quantity } },
    });
    if (status !== 200) throw new Error(`no quotation: ${JSON.stringify(body)}`);
    return body;
  }

  giveAddress(quotationId: string, change: object = {}) {
    return this.call('PUT /processMPaddress/{quotationId}', {
      params: { quotationId },
      body: { ...guestHome, ...change },
    });
  }

  /** An order as its buyer sees it. */
  async order(id: string): Promise<Order> {
    const { body } = await this.call('POST /order/findbyid/{id}', { params: { id } });
    if (body.restricted !== false) throw new Error(`not this shopper's order: ${JSON.stringify(body)}`);
    return body;
  }

  /** Pays the rest of a quotation with a card of the given holder. */
  async pay(
    shop: Pick<Shop, 'sandbox'>,
    quotation: Pick<Quotation, 'id' | 'totalPg1'>,
    holder = 'APRO',
    change: { token?: string; transaction_amount?: number; [name: string]: unknown } = {},
    headers: Record<string, string> = {},
  ) {
    const token = change.token ?? (await cardToken(shop, holder));
    return this.call('POST /processMPpayment', {
      body: { ...cardForm, ...change, ...paymentOf(quotation, change), token },
      headers,
    });
  }
}

const paymentOf = (quotation: Pick<Quotation, 'id' | 'totalPg1'>, change: { transaction_amount?: number }) => ({
  quotationId: quotation.id,
  transaction_amount: change.transaction_amount ?? quotation.totalPg1,
});

export const guestHome = {
  firstName: 'Lucía',
  lastName: 'Pech Canul',
  email: 'lucia@example.com',
  phone: '998 123 4567',
  streetName: 'Av. Tulum',
  streetNumber: '12',
  neighborhood: 'Centro',
  municipality: 'Benito Juárez',
  city: 'Cancún',
  state: 'Quintana Roo',
  zipCode: '77500',
};

const cardForm = {
  payment_method_id: 'visa',
  installments: 1,
  paymentType: 'credit-card',
  paymentGroup: 1,
  cardholder: {
    email: 'lucia@example.com',
    phone: '9981234567',
    address: 'Av. Tulum 12',
    neighborhood: 'Centro',
    city: 'Cancún',
    state: 'Quintana Roo',
    zip: '77500',
  },
  termsAccepted: true,
};

/** The form of a card payment, as the page sends it. */
export const cardOf = (quotationId: string, transaction_amount: number, token: string) => ({
  ...cardForm,
  quotationId,
  transaction_amount,
  token,
});

/** A card token, made as the browser makes it. */
export async function cardToken({ sandbox }: Pick<Shop, 'sandbox'>, holder: string, number = '4075595716483764') {
  const { publicKey: key } = SANDBOX_DEMO_CREDENTIALS.mercadoPago;
  const response = await fetch(`${sandbox.mercadoPagoBaseUrl}/v1/card_tokens?public_key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      card_number: number,
      expiration_month: '11',
      expiration_year: '2030',
      security_code: '123',
      cardholder: { name: holder },
    }),
  });
  const { id } = (await response.json()) as { id: string };
  return id;
}

/** A registered client with an account. */
export async function register(knex: Knex, { invited = false } = {}) {
  const clientId = randomUUID();
  const userId = randomUUID();
  const person = { first_name: 'Ana', last_name: 'Ruiz', email: `${clientId}@example.com` };
  await knex('client').insert({ id: clientId, ...person });
  await knex('app_user').insert({
    id: userId,
    role: invited ? 'guest' : 'client',
    password_hash: 'x',
    invited,
    client_id: clientId,
    ...person,
  });
  return { userId, clientId, email: person.email, role: invited ? ('guest' as const) : ('client' as const) };
}
