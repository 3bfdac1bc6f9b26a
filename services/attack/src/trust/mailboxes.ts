import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { Browser } from '../browser';
import { jsonOf, send } from '../http';
import { type Claim, type Props, quote, unlessRefused, type Whole } from './claim';

const owners = 'Hamaca-azul-del-patio-7';
const strangers = 'Petate-verde-del-mercado-3';
/** Milliseconds until a mail that was asked for has come. */
const MAIL_MS = 120_000;

async function register(target: Whole, email: string, password: string, firstName: string): Promise<Browser> {
  const browser = new Browser(target.public);
  await browser.api()('POST /client/register/', {
    body: {
      FirstName: firstName,
      LastName: 'Ruiz',
      E_Mail: email,
      _E_Mail: email,
      Cellular: '9981234567',
      password,
      _password: password,
    },
  });
  return browser;
}

/** A new browser that signed in; null where the password was refused. */
async function signIn(target: Whole, email: string, password: string): Promise<Browser | null> {
  const browser = new Browser(target.public);
  const answer = await unlessRefused(browser.api()('POST /auth/signin', { body: { email, password } }));
  return answer && browser;
}

/** The token of a link for a new password, as its mail brings it. */
async function mailedToken(target: Whole, email: string): Promise<string> {
  await new Browser(target.public).api()('POST /user/send_password_recovery', { body: { email } });
  for (
    const until = performance.now() + MAIL_MS;
    performance.now() < until;
    await new Promise((go) => setTimeout(go, 250))
  ) {
    const path = `/mail/messages?to=${encodeURIComponent(email)}`;
    const { body } = await send(target.sandbox ?? '', { method: 'GET', path });
    const token = /[?&]token=([\w.-]+)/.exec(JSON.stringify(jsonOf(body)?.messages ?? []))?.[1];
    if (token) return token;
  }
  throw new Error('no mail with a link for a new password came');
}

/** The stranger sets up an authenticator app on the account that they opened. */
async function setUpApp(stranger: Browser, password: string): Promise<void> {
  const api = stranger.api();
  const setup = await unlessRefused(api('POST /me/second-factor/options', { body: { password } }));
  if (!setup) return;
  const code = new TOTP({ secret: Secret.fromBase32(setup.secret) }).generate();
  await unlessRefused(api('POST /me/second-factor', { body: { code } }));
}

/** The stranger's deeds by the time that the owner comes back. */
async function story(target: Whole, props: Props, withApp: boolean): Promise<string[]> {
  const open: string[] = [];
  const email = props.stranger();
  const owner = await register(target, email, owners, 'Ana');
  const { id } = await quote(owner, props.dear[0]);
  const stranger = await register(target, `${email[0]?.toUpperCase()}${email.slice(1)}`, strangers, 'Otra');
  if (withApp) await setUpApp(stranger, strangers);

  if (!(await signIn(target, email, owners))) open.push('a second registration locks the first out');

  const token = await mailedToken(target, email);
  const password = `Rebozo-${randomUUID().slice(0, 8)}`;
  const body = { email, token, password, confirm_pass: password };
  await new Browser(target.public).api()('POST /user/update_password', { body });
  const back = await signIn(target, email, password);
  if (!back) open.push('whoever opens the mailbox cannot sign in with the new password');
  else if (!(await unlessRefused(back.api()('POST /quotation/findbyid/{id}', { params: { id } }))))
    open.push('recovery opens an account without what its owner began');
  if (await signIn(target, email, strangers)) open.push('the stranger’s password still opens something');
  if (await unlessRefused(stranger.api()('GET /me'))) {
    const me = await unlessRefused(stranger.api()('GET /me'));
    if (me) open.push('the stranger’s session outlives the proof');
  }
  return open;
}

/** Everything that an unproven person set up ends when the e-mail is proven, and no stranger can lock the owner out. */
export const mailboxes: Claim = {
  name: 'an e-mail belongs to whoever opens its mail',
  attack: async (target, props) => [
    ...(await story(target, props, false)),
    ...(await story(target, props, true)).map((sentence) => `${sentence}, with an authenticator app`),
  ],
};
