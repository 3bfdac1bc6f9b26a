import { type LimitName, limits } from '@actual/contracts/facts/limits';
import { Browser, someAddress } from '../browser';
import type { Target } from '../target';
import { half, piecesAtOnce } from './bounds';
import { network, Robot, someCard } from './robot';

/** The tools of a trick. */
export interface Props {
  target: Target;
  /** Products with at least `piecesAtOnce` pieces. */
  shelf: readonly string[];
  /** Products so scarce that their limit is a count, not a share; none is in stock now. */
  scarce: readonly string[];
  publicKey: string;
  /** A new, unused email. */
  stranger: () => string;
}

/** One way to exceed a limit: makes the next attempt and returns its code. */
export type Trick = (at: number) => Promise<string>;

const nobody = '00000000-0000-4000-8000-000000000000';
const wrong = (email: string) => ({ email, password: 'no es esta' });
const claimOf = (orderFolio: string) => ({
  orderFolio,
  purchaseDate: '2026-11-18',
  orderAmount: 1,
  LicTradNum: 'XAXX010101000',
  U_Correos: 'a@example.com',
});
/** Locked packages of the demo; one limit does not stand in another's way. @throws where there are too few */
async function lockedPackages(target: Target): Promise<string[]> {
  const api = new Browser(target.public).api();
  const all = [
    ...(await api('POST /store/packages', { body: {} })),
    ...(await api('POST /store/packages', { body: { desarrollos: true } })),
  ];
  const ids = all.filter(({ locked }) => locked).map(({ id }) => id);
  if (ids.length === 0) throw new Error('no package is locked');
  return [0, 1, 2].map((at) => ids[at % ids.length] ?? '');
}
const on = ({ shelf }: Props, at: number): string => shelf[at % shelf.length] ?? '';

/**
 * An attacker's way at each limit that keeps below every other one: whatever the limit does not count is new with each
 * try.
 */
export const tricks: Readonly<Record<LimitName, (props: Props) => Trick | Promise<Trick>>> = {
  calls: ({ target }) => {
    const robot = new Robot(target);
    return () => robot.call(`/quotation/findbyid/${nobody}`, {});
  },
  cardPayments: ({ target }) => {
    const robot = new Robot(target);
    return () => robot.call(`/payment/check/${nobody}`, { paymentId: nobody });
  },
  newQuotations: ({ target }) => {
    const from = someAddress();
    return () => new Robot(target, from).call('/quotation/create', {});
  },
  openTransfersOfHolder: async (props) => {
    const robot = new Robot(props.target);
    await robot.quote();
    return (at) => new Robot(props.target, someAddress(), robot).order(on(props, at));
  },
  openTransfersOfEmail: (props) => {
    const [box, domain] = props.stranger().split('@');
    return (at) => new Robot(props.target).order(on(props, at), { email: `${box}+${at}@${domain}` });
  },
  openTransfersOfNetwork: (props) => {
    const of = network();
    return (at) => new Robot(props.target, of(at)).order(on(props, at));
  },
  heldPiecesOfNetwork: (props) => {
    const of = network();
    return (at) => new Robot(props.target, of(at)).order(on(props, at), { quantity: piecesAtOnce });
  },
  heldOfItemByNetwork: (props) => {
    const of = network();
    return (at) => new Robot(props.target, of(at)).order(props.scarce[0] ?? '', { quantity: half });
  },
  heldOfItemByEmail: (props) => {
    const email = props.stranger();
    return () => new Robot(props.target).order(props.scarce[1] ?? '', { quantity: half, email });
  },
  heldOfItem: (props) => () => new Robot(props.target).order(props.scarce[2] ?? '', { quantity: half }),
  cardRefusalsOfHolder: async (props) => {
    const robot = new Robot(props.target);
    await robot.quote();
    return (at) => new Robot(props.target, someAddress(), robot).tryCard(on(props, at), props);
  },
  cardRefusalsOfEmail: (props) => {
    const email = props.stranger();
    return (at) => new Robot(props.target).tryCard(on(props, at), { ...props, email });
  },
  cardRefusalsOfAddress: (props) => {
    const from = someAddress();
    return (at) => new Robot(props.target, from).tryCard(on(props, at), props);
  },
  cardRefusalsOfNetwork: (props) => {
    const of = network();
    return (at) => new Robot(props.target, of(at)).tryCard(on(props, at), props);
  },
  // a card's own refusals block nobody; they make the next payer prove work at once, who is one robot here
  cardRefusalsOfCard: async (props) => {
    const card = someCard();
    const next = new Robot(props.target);
    await next.quote();
    return (at) =>
      (at <= limits.cardRefusalsOfCard.most ? new Robot(props.target) : next).tryCard(on(props, at), {
        ...props,
        card,
      });
  },
  mailsOfQuotation: async (props) => {
    const robot = new Robot(props.target);
    const quotation = await robot.quote(on(props, 0));
    return () => new Robot(props.target, someAddress(), robot).mail(on(props, 0), props.stranger(), quotation);
  },
  mailsToRecipient: (props) => {
    const [box, domain] = props.stranger().split('@');
    return (at) => new Robot(props.target).mail(on(props, at), `${box}+${at}@${domain}`);
  },
  mailsOfHolder: async (props) => {
    const robot = new Robot(props.target);
    await robot.quote();
    return (at) => new Robot(props.target, someAddress(), robot).mail(on(props, at), props.stranger());
  },
  mailsOfNetwork: (props) => {
    const of = network();
    return (at) => new Robot(props.target, of(at)).mail(on(props, at), props.stranger());
  },
  unsignedNotices: ({ target }) => {
    const robot = new Robot(target);
    const notice = { type: 'payment', action: 'payment.updated', data: { id: '1' } };
    const signature = { 'x-request-id': nobody, 'x-signature': `ts=1,v1=${'0'.repeat(64)}` };
    return () => robot.call('/webhooks/mercadopago?data.id=1&type=payment', notice, signature);
  },
  signInGuessesOfAccount: ({ target, stranger }) => {
    const email = stranger();
    return () => new Robot(target).call('/auth/signin', wrong(email));
  },
  signInGuessesOfDevice: async ({ target, stranger }) => {
    const email = stranger();
    const robot = new Robot(target);
    await robot.register(email);
    return () => new Robot(target, someAddress(), robot).call('/auth/signin', wrong(email));
  },
  signInGuessesOfAddress: ({ target, stranger }) => {
    const from = someAddress();
    return () => new Robot(target, from).call('/auth/signin', wrong(stranger()));
  },
  signIns: ({ target }) => {
    const robot = new Robot(target);
    return () => robot.call('/auth/signin', {});
  },
  passkeySignIns: ({ target }) => {
    const robot = new Robot(target);
    return () => robot.call('/auth/passkey/options', {});
  },
  invoiceCalls: ({ target }) => {
    const robot = new Robot(target);
    return () => robot.call('/invoice/create/', { order: nobody });
  },
  constancias: ({ target }) => {
    const robot = new Robot(target);
    return () => robot.call('/me/client/fiscaladdress/constancia', {});
  },
  passwordMailsToEmail: ({ target, stranger }) => {
    const [box, domain] = stranger().split('@');
    return (at) => new Robot(target).call('/user/send_password_recovery', { email: `${box}+${at}@${domain}` });
  },
  passwordMailsOfAddress: ({ target, stranger }) => {
    const from = someAddress();
    return () => new Robot(target, from).call('/user/send_password_recovery', { email: stranger() });
  },
  invoiceClaimsOfOrder: ({ target, stranger }) => {
    const form = claimOf('299999');
    return () => new Robot(target).call('/sendfiscaldata', { email: stranger(), name: 'Ana', seconds: 60, form });
  },
  invoiceClaimsOfAddress: ({ target, stranger }) => {
    const from = someAddress();
    return (at) => {
      const form = claimOf(String(300_000 + at));
      return new Robot(target, from).call('/sendfiscaldata', { email: stranger(), name: 'Ana', seconds: 60, form });
    };
  },
  formsOfAddress: ({ target, stranger }) => {
    const from = someAddress();
    return () => {
      const email = stranger();
      const form = { name: 'Ana', email, e_mail: email, message: 'Hola' };
      return new Robot(target, from).call('/sendcontact', { email, name: 'Ana', seconds: 60, form });
    };
  },
  attachmentsOfAddress: ({ target }) => {
    const from = someAddress();
    return () => new Robot(target, from).call('/forms/attachment', {});
  },
  newPasswords: ({ target }) => {
    const robot = new Robot(target);
    return () => robot.call('/user/update_password', {});
  },
  restocksOfItem: ({ shelf, target, stranger }) => {
    return () => new Robot(target).call(`/restock/${shelf[0]}`, { email: stranger(), seconds: 60 });
  },
  favoritesOfAddress: (props) => {
    const from = someAddress();
    return (at) => new Robot(props.target, from).call(`/favorites/${on(props, at)}`, {});
  },
  ownDataChanges: ({ target }) => {
    const robot = new Robot(target);
    return () => robot.call('/me/update', {}, {}, 'PUT');
  },
  orderLinks: ({ target, stranger }) => {
    const robot = new Robot(target);
    return () => robot.call(`/order/${nobody}/sendlink`, { email: stranger() });
  },
  packagePasswords: ({ target }) => {
    const robot = new Robot(target);
    return () => robot.call(`/packages/validate/${nobody}`, { password: 'adivina' });
  },
  packageGuessesOfPackage: async ({ target }) => {
    const [locked] = await lockedPackages(target);
    return () => new Robot(target).call(`/packages/validate/${locked}`, { password: 'adivina' });
  },
  packageGuessesOfAddress: async ({ target }) => {
    const locked = await lockedPackages(target);
    const from = someAddress();
    return () => new Robot(target, from).call(`/packages/validate/${locked[1]}`, { password: 'adivina' });
  },
  packageGuessesOfNetwork: async ({ target }) => {
    const locked = await lockedPackages(target);
    const of = network();
    return (at) => new Robot(target, of(at)).call(`/packages/validate/${locked[2]}`, { password: 'adivina' });
  },
  packagePasswordsSet: ({ target }) => {
    const robot = new Robot({ ...target, public: target.internal ?? target.public });
    return () => robot.call('/storefront/paquetes/password', {});
  },
  documents: ({ target }) => {
    const robot = new Robot(target);
    return () => robot.page('/sitemap.xml');
  },
  dataExports: async ({ target, stranger }) => {
    const robot = new Robot(target);
    await robot.register(stranger());
    return () => robot.askForData();
  },
  registrations: ({ target }) => {
    const robot = new Robot(target);
    return () => robot.call('/client/register/', {});
  },
};
