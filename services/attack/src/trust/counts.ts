import { limits } from '@actual/contracts/facts/limits';
import { Browser, someAddress } from '../browser';
import { codeOf, passed, Robot } from '../caps/robot';
import { prove } from '../prove';
import { address, otherPassword } from '../purchases/person';
import { sellable } from '../purchases/purchases';
import { ask } from '../purchases/truth';
import { people } from '../target';
import { type Claim, quote, staff, unlessRefused, type Whole } from './claim';

/** Wrong passwords for one package, each from another address. */
const GUESSES = limits.packageGuessesOfPackage.free + 5;
/** Right sign-ins in a row, as an office makes them. */
const RIGHT = 30;
/** Orders that wait for a transfer, each from another /64 of one /48. */
const ORDERS = 24;
/** Pieces of each of these orders. */
const AT_ONCE = 4;
/** The share of a product that unpaid orders of one network may hold. */
const MOST_SHARE = 0.5;

/** A package that opens with a password. */
const lockedSql = `SELECT id FROM package WHERE password_id IS NOT NULL LIMIT 1`;

/** Somebody who guesses a package's password from many addresses is slowed. */
const packageGuesses: Claim = {
  name: 'guesses at a package are counted whoever makes them',
  attack: async (target) => {
    const [locked] = await ask<{ id: string }>(target.inside, lockedSql);
    if (!locked) return ['no package has a password, so nothing was tried'];
    const codes: string[] = [];
    for (let at = 0; at < GUESSES; at += 1)
      codes.push(await new Robot(target).call(`/packages/validate/${locked.id}`, { password: `INTENTO-${at}` }));
    return codes.every((code) => code === 'wrong_package_password')
      ? [`${GUESSES} guesses from ${GUESSES} addresses, none slowed`]
      : [];
  },
};

/** A caller who is always right is never slowed, and a manager may grant twice. */
const rightOnes: Claim = {
  name: 'right passwords are not counted against anybody',
  attack: async (target, { dear }) => {
    const open: string[] = [];
    const from = someAddress();
    const body = { email: people.client, password: target.password };
    for (let at = 0; at < RIGHT; at += 1) {
      const code = await codeOf(new Browser(target.public, 'actual-studio', from).api()('POST /auth/signin', { body }));
      if (code !== passed) {
        open.push(`right sign-in number ${at + 1}: ${code}`);
        break;
      }
    }
    const seller = await staff(target, 'seller');
    const { id } = await quote(seller, dear[0]);
    for (let at = 0; at < 12; at += 1) {
      const granted = await codeOf(
        seller.api()('POST /auth/manager', {
          body: { email: people.manager, password: target.password, quotationId: id, bigticketMaxPercentage: 20 },
        }),
      );
      if (granted !== passed) {
        open.push(`grant number ${at + 1} of a manager: ${granted}`);
        break;
      }
    }
    return open;
  },
};

/** Ages the counts of guesses by hand, as time does. */
const ageSql = `UPDATE sign_in_failure SET last_at = last_at - interval '8 minutes'`;

/** Old guesses are forgotten though right ones come between them. */
const fading: Claim = {
  name: 'old guesses are forgotten though right ones come between',
  attack: async (target, { stranger }) => {
    const email = stranger();
    const owner = new Robot(target);
    await owner.register(email);
    const right = () =>
      codeOf(new Browser(target.public).api()('POST /auth/signin', { body: { email, password: otherPassword } }));
    const wrong = () => new Robot(target).call('/auth/signin', { email, password: 'no es esta' });
    for (let at = 0; at < 6; at += 1) await wrong();
    for (let eights = 0; eights < 3; eights += 1) {
      await ask(target.inside, ageSql);
      await right();
    }
    const codes: string[] = [];
    for (let at = 0; at < 6; at += 1) codes.push(await wrong());
    return codes.includes('rate_limited') ? ['six wrong passwords of 24 minutes ago still count'] : [];
  },
};

/** One network of IPv6, however many subscribers it plays, holds only its share of a product. */
const wideNetworks: Claim = {
  name: 'a whole network of IPv6 holds its share and no more',
  attack: async (target) => {
    const shelf = new Set(await sellable(target, 'actual-studio'));
    const rows = await ask<{ item: string; pieces: number }>(target.inside, scarceSql);
    const scarce = rows.find(({ item }) => shelf.has(item));
    if (!scarce) return ['no product is scarce, so nothing was tried'];
    const prefix = `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}`;
    let held = 0;
    for (let at = 0; at < ORDERS; at += 1) {
      const from = `${prefix}:${(at + 1).toString(16)}::1`;
      if (await holdByTransfer(target, from, scarce.item)) held += AT_ONCE;
    }
    return held > scarce.pieces * MOST_SHARE
      ? [`${held} of ${scarce.pieces} pieces held unpaid by one network of IPv6`]
      : [];
  },
};

/** An order that waits for a transfer, by somebody who solves every proof of work. False where it was refused. */
async function holdByTransfer(target: Whole, from: string, productId: string): Promise<boolean> {
  const browser = new Browser(target.public, 'actual-studio', from);
  const api = browser.api({ prove });
  const made = await unlessRefused(quote(browser, productId, AT_ONCE));
  if (!made) return false;
  const { id } = made;
  await api('PUT /processMPaddress/{quotationId}', { params: { quotationId: id }, body: address(id) });
  const { groups } = await api('POST /quotation/{id}/paymentoptions', { params: { id } });
  const transfer = groups.flatMap(({ methods }) => methods).find(({ type }) => type === 'transfer');
  if (!transfer?.enabled) return false;
  const body = { type: 'transfer', amount: transfer.total, termsAccepted: true } as const;
  return (await unlessRefused(api('POST /payment/add/{id}', { params: { id }, body }))) !== null;
}

const scarceSql = `SELECT p.id AS item, sum(s.received)::int AS pieces FROM product p JOIN stock_source s USING (item_code)
  GROUP BY p.id HAVING sum(s.received) BETWEEN 40 AND 160 ORDER BY pieces`;

export const counts: readonly Claim[] = [packageGuesses, rightOnes, fading, wideNetworks];
