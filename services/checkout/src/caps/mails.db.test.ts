import { limits } from '@actual/contracts/facts/limits';
import { products } from '../../testing/catalog';
import { addPayment, drain, passDeadline, sweep } from '../../testing/money';
import { mailsTo } from '../../testing/outside';
import { openShop, type Shop } from '../../testing/shop';
import { register, Shopper } from '../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ settings: { RATE_LIMIT_PER_MINUTE: 100_000 } });
});
afterAll(() => shop.close());

const at = (address: string): Shopper => new Shopper(shop).from(address);
async function mail(shopper: Shopper, email: string): Promise<string> {
  const { id } = await shopper.quote(products.lamp);
  const { code } = await shopper.call('POST /quotation/sendemail/{id}', { params: { id }, body: { email } });
  return code ?? 'sent';
}

test('a stranger gets a few mails a day, from however many quotations and networks they are asked for', async () => {
  const codes = [];
  for (let tried = 0; tried < 20; tried += 1)
    codes.push(await mail(at(`198.51.${tried}.1`), tried % 2 ? 'victima@example.com' : 'Victima+a@example.com'));
  expect(codes.filter((code) => code === 'sent')).toHaveLength(limits.mailsToRecipient.most);
  expect(codes.at(-1)).toBe('too_many_mails');
});

test('a lead’s mail says nothing that the caller wrote', async () => {
  const shopper = at('198.51.100.1');
  const { id } = await shopper.quote(products.lamp);
  const email = 'tercera@example.com';
  const body = { name: 'GANASTE! entra a premio.example', email, _email: email, phone: '9981234567' };
  expect((await shopper.call('POST /lead/quotation/{quotationId}', { params: { quotationId: id }, body })).status).toBe(
    200,
  );
  await drain(shop);
  const [sent] = await mailsTo(shop, email);
  expect(sent?.subject).toMatch(/^Recibimos tu solicitud/);
  expect(`${sent?.subject}${sent?.html}${sent?.text}`).not.toContain('GANASTE');
});

test('a quotation goes to a family of five within the hour, and to nobody more', async () => {
  const shopper = at('198.51.190.1');
  const { id } = await shopper.quote(products.lamp);
  const send = (to: number) =>
    shopper.call('POST /quotation/sendemail/{id}', { params: { id }, body: { email: `familia${to}@example.com` } });
  const codes = [];
  for (let to = 0; to < 6; to += 1) codes.push((await send(to)).code);
  expect(codes).toEqual([...Array.from({ length: limits.mailsOfQuotation.most }, () => undefined), 'too_many_mails']);
});

test('a browser, and a network, ask for some mails an hour, for more with work, and then for none', async () => {
  const { free, most } = limits.mailsOfHolder;
  const browser = at('198.51.200.1').works();
  for (let sent = 0; sent < free + 1; sent += 1) expect(await mail(browser, `lista${sent}@example.com`)).toBe('sent');
  await shop
    .knex('caller_use')
    .where({ cap: 'mailsOfHolder' })
    .update({ uses: most - 1 });
  expect(await mail(browser, 'penultima@example.com')).toBe('sent');
  expect(await mail(browser, 'ultima@example.com')).toBe('too_many_mails');
  const lazy = at('198.51.201.1');
  for (let sent = 0; sent < limits.mailsOfHolder.free; sent += 1)
    expect(await mail(lazy, `otro${sent}@example.com`)).toBe('sent');
  expect(await mail(lazy, 'once@example.com')).toBe('proof_required');
});

test('a robot with a new browser and a new reader for each is asked for work by its network', async () => {
  const codes = [];
  for (let sent = 0; sent < limits.mailsOfNetwork.free + 2; sent += 1)
    codes.push(await mail(at(`198.51.210.${sent + 1}`), `robot${sent}@example.com`));
  expect(codes.filter((code) => code === 'sent')).toHaveLength(limits.mailsOfNetwork.free);
  expect(codes.at(-1)).toBe('proof_required');
});

test('lets staff mail the customer in front of them without a limit', async () => {
  const { userId } = await register(shop.knex);
  const seller = at('198.51.220.1').signIn({ userId, role: 'seller', clientId: null });
  for (let sent = 0; sent < limits.mailsToRecipient.most + 2; sent += 1)
    expect(await mail(seller, 'cliente@example.com')).toBe('sent');
});

test('a mail that was refused is not counted', async () => {
  const shopper = at('198.51.230.1');
  const empty = await shopper.call('POST /quotation/create', { body: {} });
  const params = { id: empty.body.id };
  for (let sent = 0; sent < 12; sent += 1)
    await shopper.call('POST /quotation/sendemail/{id}', { params, body: { email: 'nadie@example.com' } });
  expect(await mail(shopper, 'nadie@example.com')).toBe('sent');
});

test('mails an order by transfer without the name and address that the buyer typed', async () => {
  const shopper = at('198.51.240.1');
  const quotation = await shopper.quote(products.lamp);
  const email = 'ajena@example.com';
  await shopper.giveAddress(quotation.id, { email, firstName: 'GANASTE', streetName: 'premio.example' });
  await addPayment(shopper, quotation.id, { type: 'transfer', amount: quotation.totalPg1 });
  await drain(shop);
  await passDeadline(shop, quotation.id);
  await sweep(shop);
  await drain(shop);
  const mails = await mailsTo(shop, email);
  const subjects = mails.map(({ subject }) => subject).join('; ');
  expect(subjects).toContain('datos para tu transferencia');
  expect(subjects).toContain('se canceló');
  expect(JSON.stringify(mails)).not.toMatch(/GANASTE|premio/);
});
