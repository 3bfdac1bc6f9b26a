import { randomUUID } from 'node:crypto';
import { recordConsent } from '../consents/consents.queries';
import { askForInvoice } from '../invoices/ask-for-invoice';
import { readOrder } from '../invoices/order.queries';
import { client, type InvoiceHarness, order, type Person } from './invoice-harness';
import { someProduct } from './some-product';

/** A person with every kind of stored data; their mark stands in each typed text. */
export async function somebodyWithEverything(
  { knex, invoices }: InvoiceHarness,
  ofOrder: Record<string, unknown> = {},
): Promise<Person & { mark: string; orderId: string }> {
  const me = await client(knex);
  const mark = `Marca${me.email.slice(0, 8)}`;
  const { clientId: client_id, userId: user_id, email, site } = me;
  const name = { first_name: mark, last_name: mark };
  await knex('client').where({ id: client_id }).update(name);
  await knex('app_user').where({ id: user_id }).update(name);
  await knex('fiscal_address').where({ client_id }).update({ company_name: mark });
  const street = { street: mark, exterior_number: '28', settlement: mark, zip: '77500', notes: mark };
  const town = { municipality: 'Benito Juárez', city: 'Cancún', state_code: 'ROO', mobile_phone: '+529981234567' };
  await knex('contact').insert({ id: randomUUID(), client_id, ...name, email, ...street, ...town });
  const orderId = await order(knex, me, { first_name: mark, address: { firstName: mark }, ...ofOrder });
  const address_before = { streetName: mark };
  await knex('delivery_address_change').insert({ id: randomUUID(), order_id: orderId, address_before });
  const moved = { from_day: '2026-11-25', to_day: '2026-11-27', to_half: 'morning', pieces: 5 };
  await knex('delivery_change').insert({ id: randomUUID(), order_id: orderId, ...moved });
  const [line] = await knex('order_line').where({ order_id: orderId, item_code: 'ST2' });
  const left = { day: moved.to_day, state: 'on-the-way', happened_on: moved.to_day, by_staff: randomUUID() };
  await knex('delivery_event').insert({ order_id: orderId, lines: [line.id], carrier: 'Estafeta', ...left });
  const putOff = { id: randomUUID(), order_id: orderId, lines: [line.id], pieces: 1, by_staff: randomUUID() };
  const days = { from_day: moved.to_day, proposed_day: '2026-12-01', reason: 'weather' };
  await knex('delivery_delay').insert({ ...putOff, ...days, note: mark });
  await knex('delivery_delay_answer').insert({ delay_id: putOff.id, answer: 'kept', day: days.proposed_day });
  const canceled = { itemCode: 'ST2', name: 'Cojín', quantity: 1, unitTotalCents: 13_300, totalCents: 13_300 };
  const money = { total_before_cents: 1_053_200, value_cents: 13_300, returned_cents: 13_300 };
  await knex('order_cancellation').insert({
    id: randomUUID(),
    order_id: orderId,
    lines: JSON.stringify([canceled]),
    ...money,
    whole: false,
    reason: mark,
  });
  const request_id = randomUUID();
  const asked = { kind: 'damage', reason: 'blow', due_at: new Date(), state: 'refused' };
  await knex('service_request').insert({ id: request_id, order_id: orderId, ...asked });
  await knex('service_request_piece').insert({ request_id, line_id: line.id, quantity: 1, amount_cents: 13_300 });
  await knex('service_request_event').insert({ request_id, kind: 'reported', body: mark });
  const bought = await readOrder(knex, orderId);
  if (bought) await askForInvoice(invoices, bought, { by: user_id });
  const quotation_id = randomUUID();
  const cart = { site, priced_on: '2026-11-18', client_id, guest_address: { firstName: mark } };
  await knex('quotation').insert({ id: quotation_id, ...cart });
  await knex('lead').insert([
    { id: randomUUID(), quotation_id, name: mark, phone: '1', email },
    { id: randomUUID(), quotation_id, name: 'Tercera', phone: '2', email: 'tercera@correo.mx' },
  ]);
  const mailed = { quotationId: quotation_id, to: email };
  await knex('outbox').insert({ kind: 'quotation-mail', key: randomUUID(), payload: mailed, done_at: knex.fn.now() });
  for (const [reason, amount_cents] of Object.entries({ deposit: 5_000, payment: -5_000 }))
    await knex('ledger_entry').insert({ client_id, kind: 'ewallet', reason, amount_cents, key: randomUUID() });
  const product_id = await someProduct(knex);
  await knex('favorite').insert({ client_id, site, product_id });
  await knex('room_plan').insert({ id: randomUUID(), client_id, site, name: mark, plan: '' });
  const said = { rating: 4, author: mark, site, product_id, model_id: product_id };
  await knex('review').insert([
    { ...said, id: randomUUID(), client_id, order_id: orderId, body: 'Muy bien.', state: 'published' },
    { ...said, id: randomUUID(), client_id, order_id: randomUUID(), body: mark },
  ]);
  await knex('restock_request').insert({ id: randomUUID(), site, product_id, email: email.toUpperCase() });
  await knex('newsletter_reader').insert({ id: randomUUID(), site, email, expires_at: new Date() });
  await knex('form_message').insert({ id: randomUUID(), kind: 'contact', site, name: mark, email, message: mark });
  const session = { id: randomUUID(), user_id, site, key_hash: randomUUID(), device: 'Safari en iPhone' };
  await knex('session').insert(session);
  const key = { credential_id: randomUUID(), public_key: Buffer.from('x'), counter: 0, transports: [] };
  await knex('passkey').insert({ id: randomUUID(), user_id, rp_id: 'studio.localhost', name: mark, ...key });
  const word = { site, given: true } as const;
  await recordConsent(knex, { userId: user_id }, { ...word, purpose: 'account', form: 'register' });
  const reading = { ...word, purpose: 'newsletter', form: 'newsletter-confirm' } as const;
  await recordConsent(knex, { email, secret: invoices.settings.linkSecret }, reading);
  return { ...me, mark, orderId };
}
