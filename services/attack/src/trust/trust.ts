import { randomUUID } from 'node:crypto';
import { Browser } from '../browser';
import { after } from '../in-turns';
import { zipcode } from '../purchases/person';
import { Tally } from '../tally';
import { bargains } from './bargains';
import type { Claim, Props, Whole } from './claim';
import { counts } from './counts';
import { desk } from './desk';
import { mailboxes } from './mailboxes';

const claims: readonly Claim[] = [bargains, mailboxes, ...counts, ...desk];

/** Tries to break the store's claims, one after the other. */
export async function attackTrust(
  target: Whole,
  { seconds, say }: { seconds: number; say: (text: string) => void },
): Promise<Tally> {
  const tally = new Tally('what people rely on');
  const props = await propsOf(target);
  const until = after(seconds);
  for (const { name, attack } of claims) {
    if (performance.now() > until) {
      tally.note(`«${name}» and what follows it were not tried: there was no time`);
      break;
    }
    say(name);
    const open = await attack(target, props);
    for (const sentence of open) tally.broke('open', `${name}: ${sentence}`);
    if (open.length === 0) tally.held();
  }
  return tally;
}

async function propsOf(target: Whole): Promise<Props> {
  const { products } = await new Browser(target.public).api()('POST /product/searchbyfilters/', {
    body: { items: 60, zipcodeDeliveryId: zipcode, sortOption: { key: 'DiscountPrice', direction: 'DESC' } },
  });
  const run = randomUUID().slice(0, 8);
  let strangers = 0;
  return {
    dear: products.map(({ id }) => id),
    stranger: () => {
      strangers += 1;
      return `rosa.${run}.${strangers}@example.com`;
    },
  };
}
