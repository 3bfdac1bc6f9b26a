import { askForInvoice } from '@actual/account-service/src/invoices/ask-for-invoice';
import { askToCancel, askToReplace } from '@actual/account-service/src/invoices/ask-to-cancel';
import type { Invoices } from '@actual/account-service/src/invoices/context';
import { type InvoiceOrder, readOrder } from '@actual/account-service/src/invoices/order.queries';
import { workRound } from '@actual/account-service/src/invoices/work-invoices';
import { xenon, xochilt } from '@actual/account-service/src/testing/taxpayers';
import type { ModelState } from './model-state';

/** A request about the newest order; a refusal, or a process that dies of it, is an answer too. */
async function ofNewest(
  state: ModelState,
  request: (invoices: Invoices, order: InvoiceOrder) => Promise<unknown>,
): Promise<void> {
  await state.harness.revive();
  const { invoices } = state.harness.process;
  const newest = await state
    .knex('orders')
    .where({ client_id: state.clientId })
    .orderBy('created_at', 'desc')
    .first<{ id: string } | undefined>('id');
  if (!newest) return;
  const order = await readOrder(invoices.db, newest.id).catch(() => null);
  if (order) await request(invoices, order).catch(() => null);
}

/** The client asks for the invoice of the newest order, in so many presses at once. */
export const askInvoice = (state: ModelState, presses: 1 | 2 = 1): Promise<void> =>
  ofNewest(state, (invoices, order) =>
    Promise.all(Array.from({ length: presses }, () => askForInvoice(invoices, order, { by: state.clientId }))),
  );

/** The client wants the invoice with the purchase, before there is an order. */
export async function askWithPurchase(state: ModelState): Promise<void> {
  const quotation = await state.look();
  if (!quotation) return;
  await state
    .knex('invoice_request')
    .insert({ quotation_id: quotation.id, client_id: state.clientId })
    .onConflict()
    .ignore();
}

/** The client has the invoice of the newest order canceled. */
export const cancelInvoice = (state: ModelState): Promise<void> =>
  ofNewest(state, (invoices, order) => askToCancel(invoices, order, { motive: '02', by: state.clientId }));

/** The client has the invoice made out to somebody else. */
export async function replaceInvoice(state: ModelState): Promise<void> {
  const { knex, clientId } = state;
  const { rfc } = await knex('fiscal_address').where({ client_id: clientId }).first();
  await knex('fiscal_address')
    .where({ client_id: clientId })
    .update(rfc === xenon.rfc ? xochilt : xenon);
  await ofNewest(state, (invoices, order) => askToReplace(invoices, order, { by: clientId }));
}

/** So many processes at once do what is due about invoices. */
export async function invoicing(state: ModelState, processes: number): Promise<void> {
  await state.harness.revive();
  const { invoices } = state.harness.process;
  await state
    .knex('account_outbox')
    .whereNull('done_at')
    .whereNull('parked_at')
    .update({ next_at: new Date(0) });
  await Promise.all(Array.from({ length: processes }, () => workRound(invoices).catch(() => 0)));
}

/** A fiscal document as the provider of invoices has it. */
export interface Document {
  id: string;
  external_id: string;
  type: 'I' | 'E';
  status: 'pending' | 'valid' | 'canceled';
  cancellation_status: 'none' | 'pending' | 'accepted' | 'rejected';
  uuid: string | null;
  total: number;
  related_documents: { relationship: string; documents: string[] }[];
}

const control = ({ harness }: ModelState, path: string, init?: RequestInit) =>
  fetch(`${harness.sandbox.origin}/facturacion/_control/${path}`, { redirect: 'manual', ...init });

/** The documents of this run, at the provider. */
export async function documentsOf(state: ModelState): Promise<Document[]> {
  const orders: string[] = await state.knex('orders').pluck('id');
  const notes: string[] = await state.knex('credit_note').pluck('id');
  const { invoices } = (await (await control(state, 'invoices')).json()) as { invoices: Document[] };
  return invoices.filter(
    ({ external_id: ours }) => notes.includes(ours) || orders.some((order) => ours.startsWith(order)),
  );
}

/** Receivers who were asked whether an invoice may be canceled answer, every other one with no. */
export async function receiversAnswer(state: ModelState): Promise<void> {
  const waiting = (await documentsOf(state)).filter(({ cancellation_status }) => cancellation_status === 'pending');
  for (const [at, { id }] of waiting.entries())
    await control(state, `cancellations/${id}/${at % 2 === 0 ? 'accepted' : 'rejected'}`, { method: 'POST' });
}

/** Everything about invoices comes to its end. */
export async function invoicingEnds(state: ModelState): Promise<void> {
  const undone = state.knex('account_outbox').whereNull('done_at').whereNull('parked_at').first('id');
  for (let rounds = 0; rounds < 2 || (rounds < 20 && (await undone.clone())); rounds += 1) {
    await receiversAnswer(state);
    await invoicing(state, 1);
  }
}
