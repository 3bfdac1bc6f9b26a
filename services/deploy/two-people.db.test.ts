import { randomUUID } from 'node:crypto';
import {
  drain,
  type InvoiceHarness,
  mailsTo,
  order,
  startInvoiceHarness,
} from '@actual/account-service/src/testing/invoice-harness';
import { joinGuests } from '@actual/checkout-service/src/guests/join-guests';
import { joinLedgers } from '@actual/checkout-service/src/guests/join-ledgers';
import { connect, disconnect, type Knex } from '@actual/database';
import { Secret, TOTP } from 'otpauth';

/**
 * Two people, one e-mail: its owner, who reads the mailbox, and a stranger, who only types it. Every order in which their
 * steps can fall is a row (decision 0115).
 */
let desk: InvoiceHarness;
let checkout: Knex;
beforeAll(async () => {
  desk = await startInvoiceHarness();
  await desk.knex('state').insert({ code: 'ROO', name: 'Quintana Roo' });
  checkout = connect({ url: desk.database.urlFor('checkout'), applicationName: 'test', pool: 2, keyed: true });
});
afterAll(async () => {
  await disconnect(checkout);
  await desk.close();
});

interface Reply {
  status: number;
  code: string;
  body: Record<string, never> & { token?: string; user?: { id: string; Client: string } };
  location: string | undefined;
  cookie: string;
}

/** Somebody at their own browser. */
class Browser {
  token: string | null = null;
  user: { id: string; Client: string } | null = null;
  readonly orders: string[] = [];
  private cookie = '';
  constructor(
    readonly email: string,
    public password: string,
  ) {}

  async call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<Reply> {
    const reply = await desk.app.inject({
      method,
      url,
      remoteAddress: `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.7`,
      headers: {
        site: 'actual-studio',
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(this.cookie ? { cookie: this.cookie } : {}),
      },
      payload,
    });
    const kept = reply.cookies.find(({ name }) => name === 'correo');
    if (kept) this.cookie = `correo=${kept.value}`;
    const body = (String(reply.headers['content-type']).includes('json') ? reply.json() : null) ?? {};
    const code = body.code ?? 'ok';
    return {
      status: reply.statusCode,
      code,
      body,
      location: reply.headers.location as string | undefined,
      cookie: this.cookie,
    };
  }

  private enter({ body }: Reply): void {
    if (!body.token || !body.user) return;
    this.token = body.token;
    this.user = body.user;
  }
  leave(): void {
    this.token = null;
  }

  async register(): Promise<void> {
    this.leave();
    const names = { FirstName: 'Quien', LastName: 'Escribe', E_Mail: this.email, Cellular: '9982145567' };
    this.enter(
      await this.call('POST', '/client/register/', { ...names, password: this.password, _password: this.password }),
    );
  }
  async signIn(): Promise<string> {
    const reply = await this.call('POST', '/auth/signin', { email: this.email, password: this.password });
    this.enter(reply);
    return reply.code;
  }
  /** An order that is paid: in the account that is signed in, else as a guest. */
  async buy(): Promise<void> {
    if (!this.token) {
      const names = {
        FirstName: 'Quien',
        LastName: 'Compra',
        E_Mail: this.email,
        Cellular: '9982145567',
        invited: true,
      };
      const { body } = await this.call('POST', '/client/register/', names);
      this.orders.push(await this.orderOf(body.user?.id ?? '', body.user?.Client ?? '', 'guest'));
      return;
    }
    if (this.user) this.orders.push(await this.orderOf(this.user.id, this.user.Client, 'client'));
  }
  private orderOf = (userId: string, clientId: string, role: 'client' | 'guest') =>
    order(desk.knex, { role, userId, clientId, site: 'actual-studio', email: this.email });
  /** An app for codes, a passkey, an address, fiscal data, and another e-mail that is under way. */
  async setUp(): Promise<void> {
    if (!this.token || !this.user) return;
    const { password } = this;
    const begun = await this.call('POST', '/me/second-factor/options', { password });
    // a person whose account ended with the proof sets nothing up any more
    if (begun.code !== 'ok') return;
    const secret = Secret.fromBase32(String((begun.body as { secret?: string }).secret));
    expect((await this.call('POST', '/me/second-factor', { code: new TOTP({ secret }).generate() })).code).toBe('ok');
    const key = { credential_id: randomUUID(), public_key: Buffer.from('x'), counter: 0, transports: [], name: 'Suya' };
    await desk.knex('passkey').insert({ id: randomUUID(), user_id: this.user.id, rp_id: 'x.localhost', ...key });
    const names = { first_name: 'Quien', last_name: 'Escribe', email: this.email, mobile_phone: '+529982145567' };
    const place = { street: 'Ajena', exterior_number: '1', settlement: 'Centro', zip: '77500', notes: '' };
    const town = { municipality: 'Benito Juárez', city: 'Cancún', state_code: 'ROO' };
    await desk.knex('contact').insert({ id: randomUUID(), client_id: this.user.Client, ...names, ...place, ...town });
    const own = { firstName: 'Quien', lastName: 'Escribe', phone: '9988841234', mobilePhone: '9982145567' };
    const next = `otro-${randomUUID()}@correo.mx`;
    await this.call('PUT', '/me/update', { ...own, email: next, _email: next, password });
  }
  /** The purchases that the signed-in account sees. */
  async sees(): Promise<string[]> {
    const { jti } = JSON.parse(Buffer.from(this.token?.split('.')[1] ?? 'e30', 'base64url').toString());
    const living = jti && (await desk.knex('session').where({ id: jti, ended_at: null }).first('id'));
    if (!living) return [];
    return desk
      .knex('orders')
      .where({ client_id: this.user?.Client ?? '' })
      .pluck('id');
  }

  // only who reads the mailbox does these
  private async mailed(pattern: RegExp): Promise<string> {
    await drain(desk);
    return (await mailsTo(desk, this.email)).flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])[0] ?? '';
  }
  /** Opens the newest registration mail, the owner's or the stranger's. */
  async openLink(): Promise<void> {
    const link = await this.mailed(/\/api(\/email\/\S+)/);
    if (link && (await this.call('GET', link)).location?.startsWith('/entrar')) this.leave();
  }
  async openLinkElsewhere(): Promise<void> {
    this.leave();
    await this.openLink();
  }
  async recover(): Promise<void> {
    this.leave();
    const { email } = this;
    await this.call('POST', '/user/send_password_recovery', { email });
    const token = await this.mailed(/token=([\w-]+)/);
    const fresh = `petate verde ${randomUUID().slice(0, 6)}`;
    const { code } = await this.call('POST', '/user/update_password', {
      email,
      token,
      password: fresh,
      confirm_pass: fresh,
    });
    expect(code).toBe('ok');
    this.password = fresh;
  }
}

type Step = 'register' | 'buy' | 'setUp' | 'signIn' | 'openLink' | 'openLinkElsewhere' | 'recover';
interface Move {
  who: 'owner' | 'stranger';
  step: Step;
}
const words: Readonly<Record<Step, string>> = {
  register: 'registers',
  buy: 'buys',
  setUp: 'sets everything up',
  signIn: 'signs in',
  openLink: 'opens the mail',
  openLinkElsewhere: 'opens the mail elsewhere',
  recover: 'recovers by mail',
};

/** Every order of two rows of steps that keeps each one's own. */
function interleaved(first: readonly Move[], second: readonly Move[]): Move[][] {
  const [a, ...restA] = first;
  const [b, ...restB] = second;
  if (!a || !b) return [[...first, ...second]];
  return [
    ...interleaved(restA, second).map((rest) => [a, ...rest]),
    ...interleaved(first, restB).map((rest) => [b, ...rest]),
  ];
}
const of = (who: Move['who'], steps: readonly Step[]): Move[] => steps.map((step) => ({ who, step }));
const strangers = { setsUp: ['register', 'setUp'], buys: ['register', 'buy'], isGuest: ['buy', 'register'] } as const;
const pairs: readonly (readonly [readonly Step[], readonly (keyof typeof strangers)[]])[] = [
  [
    ['register', 'buy', 'openLink'],
    ['setsUp', 'buys', 'isGuest'],
  ],
  [['register', 'buy', 'openLinkElsewhere', 'signIn'], ['setsUp']],
  [
    ['register', 'buy', 'recover'],
    ['setsUp', 'buys', 'isGuest'],
  ],
  [['buy', 'register', 'recover'], ['setsUp']],
  [
    ['buy', 'recover'],
    ['setsUp', 'isGuest'],
  ],
];
const rows = pairs.flatMap(([steps, others]) =>
  others.flatMap((other) => interleaved(of('owner', steps), of('stranger', strangers[other]))),
);
// the whole run plays all of them
const played = rows.filter((_, at) => at % 3 === 0 || process.env.TEST_WHOLE === 'true');
const table = played.map((moves) => ({
  name: moves.map(({ who, step }) => `the ${who} ${words[step]}`).join(', '),
  moves,
}));

async function play(moves: readonly Move[]) {
  const email = `${randomUUID()}@correo.mx`;
  const owner = new Browser(email, 'hamaca azul 7');
  const stranger = new Browser(email.toUpperCase(), 'rebozo rojo 52');
  const people = { owner, stranger };
  for (const { who, step } of moves) {
    // until she proves the e-mail, her password opens her own account, even if the stranger registered too
    if (who === 'owner' && owner.user && ['openLink', 'openLinkElsewhere', 'recover'].includes(step)) {
      const { id } = owner.user;
      owner.leave();
      expect([await owner.signIn(), owner.user.id]).toEqual(['ok', id]);
    }
    await people[who][step]();
  }
  for (let round = 0; round < 2; round += 1) {
    await drain(desk);
    await joinGuests({ db: checkout });
    await joinLedgers(checkout);
  }
  return { owner, stranger };
}

test.each(table)(
  '$name: the owner gets in and has her purchases, the stranger sees nothing of hers',
  async ({ moves }) => {
    const { owner, stranger } = await play(moves);
    const seenBefore = await stranger.sees();
    for (const id of owner.orders) expect(seenBefore).not.toContain(id);

    // the owner gets in with her own password, without anything that the stranger set up
    owner.leave();
    expect(await owner.signIn()).toBe('ok');
    await joinGuests({ db: checkout });
    expect(await owner.sees()).toEqual(expect.arrayContaining(owner.orders));
    const { id = '', Client = '' } = owner.user ?? {};
    expect(await desk.knex('passkey').where({ user_id: id })).toEqual([]);
    expect(await desk.knex('second_factor').where({ user_id: id })).toEqual([]);
    expect(await desk.knex('email_change').where({ user_id: id })).toEqual([]);
    expect(await desk.knex('contact').where({ client_id: Client, street: 'Ajena' })).toEqual([]);

    // the stranger has an account of their own at most, and if it was there before the proof not even that
    stranger.leave();
    await stranger.signIn();
    const seen = await stranger.sees();
    for (const order of owner.orders) expect(seen).not.toContain(order);
    const at = (who: string, steps: readonly Step[]) =>
      moves.findLastIndex((one) => one.who === who && steps.includes(one.step));
    const proof = at('owner', ['openLink', 'signIn', 'recover']);
    if (at('stranger', ['register']) < proof) expect(await stranger.signIn()).toBe('credentials_invalid');
  },
);

test('e-wallet and balance of an account that ends go to the one that proved the e-mail, to the centavo and once', async () => {
  const email = `${randomUUID()}@correo.mx`;
  const [first, second] = [new Browser(email, 'hamaca azul 7'), new Browser(email, 'rebozo rojo 52')];
  await first.register();
  await second.register();
  const entry = { client_id: second.user?.Client, kind: 'ewallet', reason: 'deposit', amount_cents: 12_345 };
  await desk.knex('ledger_entry').insert({ ...entry, key: randomUUID() });
  await first.openLink();
  expect([await joinLedgers(checkout), await joinLedgers(checkout)]).toEqual([2, 0]);
  const sumOf = async (client?: string) =>
    Number((await desk.knex('ledger_entry').where({ client_id: client }).sum('amount_cents as cents').first())?.cents);
  expect([await sumOf(first.user?.Client), await sumOf(second.user?.Client)]).toEqual([12_345, 0]);
});

test('ten strangers with somebody’s e-mail cannot lock her out, even before she proved it', async () => {
  const email = `${randomUUID()}@correo.mx`;
  const owner = new Browser(email, 'hamaca azul 7');
  for (let at = 0; at < 5; at += 1) await new Browser(email, `rebozo rojo ${at}${at}`).register();
  await owner.register();
  for (let at = 5; at < 10; at += 1) await new Browser(email, `rebozo rojo ${at}${at}`).register();
  const { id } = owner.user ?? {};
  owner.leave();
  expect([await owner.signIn(), owner.user?.id]).toEqual(['ok', id]);
});
