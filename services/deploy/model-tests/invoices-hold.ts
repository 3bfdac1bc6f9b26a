import assert from 'node:assert/strict';
import { ownDiscrepancies } from '@actual/checkout-service/src/reconcile/own-discrepancies';
import { type Document, documentsOf } from './invoicing';
import type { ModelState } from './model-state';

const cents = ({ total }: Document): number => Math.round(total * 100);
const sum = (documents: readonly Document[]): number => documents.reduce((all, one) => all + cents(one), 0);

/** Orders that staff have a case of, because their fiscal documents do not say what was kept. */
async function casesOf({ knex }: ModelState): Promise<Set<string>> {
  await knex('orders').update({ updated_at: knex.raw("updated_at - interval '5 days'") });
  const found = await Promise.all(
    (['invoice-of-canceled', 'invoice-part-returned'] as const).map((kind) =>
      knex.raw<{ rows: { subject: string }[] }>(ownDiscrepancies[kind]?.sql ?? ''),
    ),
  );
  return new Set(found.flatMap(({ rows }) => rows.map(({ subject }) => subject)));
}

/**
 * The valid fiscal documents of each order add up to what the store kept of it: its one invoice, less its credit notes.
 * Where a receiver refused a cancellation, or an invoice was credited before its payment was canceled as a whole, staff
 * have a case.
 * @returns the orders with a case
 * @throws AssertionError
 */
export async function invoicesHold(state: ModelState): Promise<string[]> {
  const { knex } = state;
  const documents = await documentsOf(state);
  const names = documents.map(({ external_id, status }) => `${external_id} ${status}`);
  const twice = names.filter((name, at) => name.endsWith(' valid') && names.indexOf(name) !== at);
  assert.equal(twice.join(), '', 'a document was stamped twice');
  const valid = documents.filter(({ status }) => status === 'valid');
  const cases = await casesOf(state);
  for (const order of await knex('orders')) {
    const invoices = valid.filter(({ type, external_id }) => type === 'I' && external_id.startsWith(order.id));
    const numbers = invoices.map(({ uuid }) => uuid);
    const notes = valid.filter(
      ({ type, related_documents: [related] }) => type === 'E' && numbers.includes(related?.documents[0] ?? ''),
    );
    const row = await knex('invoice').where({ order_id: order.id }).first();
    if (row?.state === 'valid') assert.ok(numbers.includes(row.uuid), 'an invoice is valid here and not there');
    if (invoices.length === 0) {
      assert.notEqual(row?.state, 'valid');
      continue;
    }
    const refused = invoices.some(({ cancellation_status }) => cancellation_status === 'rejected');
    assert.ok(invoices.length === 1 || refused, 'an order has two valid invoices');
    const kept = order.status === 'canceled' ? 0 : order.total_cents - order.returned_cents;
    const said = sum(invoices) - sum(notes);
    if (said !== kept)
      assert.ok(
        cases.has(order.id) || (invoices.length > 1 && refused),
        `the documents of an order say ${said} centavos, ${kept} were kept, and nobody is told`,
      );
    if (!refused && notes.length === 0) assert.equal(said, kept, 'an invoice says another amount than was kept');
  }
  const notes = documents.filter(({ type, status }) => type === 'E' && status === 'valid');
  const named = notes.flatMap(({ related_documents }) => related_documents.flatMap((one) => one.documents));
  const astray = named.filter((uuid) => !valid.some((one) => one.uuid === uuid));
  assert.equal(astray.join(), '', 'a credit note names an invoice that is not valid');
  const waiting = await knex('account_outbox').whereNull('done_at').whereNull('parked_at').select('kind', 'last_error');
  assert.deepEqual(waiting, [], 'a message about an invoice is never done with');
  return [...cases];
}
