import { Browser } from '../browser';
import { type Claim, quote, staff, unlessRefused, type Whole } from './claim';

const PERCENT = 40;
const MANY = 10;

const centavos = (pesos: number): number => Math.round(pesos * 100);

/** The current price of a quotation, in centavos. */
async function totalOf(browser: Browser, id: string): Promise<number> {
  const { total } = await browser.api()('POST /quotation/findbyid/{id}', { params: { id } });
  return centavos(total);
}

/** The price of so many pieces without any bargain, in centavos. */
async function listPrice(target: Whole, pieces: readonly (readonly [product: string, quantity: number])[]) {
  const browser = new Browser(target.public);
  const [first, ...others] = pieces;
  if (!first) return 0;
  const { id } = await quote(browser, ...first);
  for (const [productId, quantity] of others)
    await browser.api()('POST /quotation/adddetail/{id}', { params: { id }, body: { productId, quantity } });
  return totalOf(browser, id);
}

interface Bargain {
  shopper: Browser;
  id: string;
  /** The discount that the manager granted, in centavos. */
  granted: number;
}

/** A manager lets one piece go at a special price. */
async function bargain(target: Whole, product: string): Promise<Bargain> {
  const shopper = new Browser(target.public);
  const { id, total } = await quote(shopper, product);
  const manager = (await staff(target, 'manager')).api();
  await manager('PUT /quotation/{id}/bigticketmaxpercentage', { params: { id }, body: { percentage: PERCENT } });
  const lowered = await manager('PUT /quotation/{id}/bigticketdiscount', {
    params: { id },
    body: { percentage: PERCENT },
  });
  return { shopper, id, granted: centavos(total) - centavos(lowered.total) };
}

/** The move and its gain for the shopper beyond the bargain. */
const gain = (move: string, list: number, paid: number, granted: number): string[] =>
  paid >= list - granted ? [] : [`${move}: ${list} centavos for ${paid}, though ${granted} were granted`];

/** A special price is for the product, the pieces and the sum that were agreed. */
export const bargains: Claim = {
  name: 'a special price is worth what was granted',
  attack: async (target, { dear }) => {
    const [product = '', another = ''] = dear;
    const many = await listPrice(target, [[product, MANY]]);
    const withOne = await listPrice(target, [[product, MANY + 1]]);
    const withAnother = await listPrice(target, [
      [product, 1],
      [another, 3],
    ]);
    const open: string[] = [];

    const more = await bargain(target, product);
    const api = more.shopper.api();
    const { Details } = await api('POST /quotation/findbyid/{id}', { params: { id: more.id } });
    const details = Details.map((line) => ({ id: line.id, quantity: MANY }));
    await unlessRefused(api('PUT /quotation/updatedetails/{id}', { params: { id: more.id }, body: { details } }));
    const [line] = (await api('POST /quotation/findbyid/{id}', { params: { id: more.id } })).Details;
    if (line?.quantity === MANY)
      open.push(...gain('more pieces', many, await totalOf(more.shopper, more.id), more.granted));

    const again = await bargain(target, product);
    const added = await unlessRefused(
      again.shopper.api()('POST /quotation/adddetail/{id}', {
        params: { id: again.id },
        body: { productId: product, quantity: MANY },
      }),
    );
    if (added) open.push(...gain('the same product added', withOne, centavos(added.total), again.granted));

    const merged = await bargain(target, product);
    const other = await quote(merged.shopper, product, MANY);
    const whole = await unlessRefused(
      merged.shopper.api()('POST /quotation/update/{id}', {
        params: { id: other.id },
        body: { mergeQuotation: merged.id },
      }),
    );
    if (whole) open.push(...gain('merged into ten', withOne, centavos(whole.total), merged.granted));

    const later = await bargain(target, product);
    await later.shopper.api()('POST /quotation/adddetail/{id}', {
      params: { id: later.id },
      body: { productId: another, quantity: 3 },
    });
    const seller = (await staff(target, 'seller')).api();
    await unlessRefused(
      seller('PUT /quotation/{id}/bigticketdiscount', { params: { id: later.id }, body: { percentage: PERCENT } }),
    );
    const paid = await totalOf(later.shopper, later.id);
    // a seller's own discount needs no manager
    const own = (await unlessRefused(sellersOwn(target, another))) ?? 0;
    open.push(...gain('a seller extends it to pieces added later', withAnother, paid, later.granted + own));
    return open;
  },
};

/** The discount that a seller alone may grant on three pieces, in centavos. */
async function sellersOwn(target: Whole, product: string): Promise<number> {
  const shopper = new Browser(target.public);
  const { id, total, bigticketMaxPercentage } = await quote(shopper, product, 3);
  const seller = (await staff(target, 'seller')).api();
  const percentage =
    bigticketMaxPercentage ??
    (await seller('POST /quotation/findbyid/{id}', { params: { id } })).bigticketMaxPercentage;
  if (!percentage) return 0;
  const lowered = await seller('PUT /quotation/{id}/bigticketdiscount', { params: { id }, body: { percentage } });
  return centavos(total) - centavos(lowered.total);
}
