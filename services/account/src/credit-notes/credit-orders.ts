import { randomUUID } from 'node:crypto';
import { creditRelations } from '@actual/contracts/facts/payment/invoices';
import { folioText } from '@actual/contracts/facts/text/written';
import { genericRfc } from '@actual/contracts/fiscal/rfc';
import {
  creditedItems,
  creditsOf,
  dueCredit,
  isCancelable,
  isCreditable,
  paymentFormOf,
  productKeyOf,
  zoneOfIssue,
} from '@actual/domain';
import type { Invoices } from '../invoices/context';
import { lockInvoice } from '../invoices/invoice.queries';
import { writeLog } from '../invoices/invoice-log';
import { accountOutbox } from '../outbox/messages';
import {
  hasCreditNotes,
  type InvoicedOrder,
  type OpenGivingBack,
  ordersToCredit,
  readInvoicedOrder,
} from './credit-note.queries';

/** Where no money went back: the remaining debt is waived (c_FormaPago, condonation). */
const nothingPaidBack = '15';

const piecesOf = (pieces: OpenGivingBack['pieces']) =>
  pieces.map(({ itemCode, name, finish, quantity, unitTotal, categories }) => ({
    sku: itemCode,
    name: [name, finish].filter(Boolean).join(', ').replaceAll('|', ' '),
    productKey: productKeyOf(categories),
    quantity,
    unitTotal,
  }));

type Crediting = Pick<Invoices, 'db' | 'settings'>;
type Source = Pick<OpenGivingBack, 'id' | 'cents' | 'piecesBack' | 'pieces' | 'payments'>;

/** The amounts to credit: each refund of an order that goes on, or the whole rest of a canceled one. */
function sourcesOf(order: InvoicedOrder): Source[] {
  const due = dueCredit(order);
  if (order.canceled)
    return due > 0
      ? [{ id: order.orderId, cents: due, piecesBack: true, pieces: order.lines, payments: order.payments }]
      : [];
  const byHand = order.givenBack.filter((one) => one.byHand).reduce((sum, { cents }) => sum + cents, 0);
  const open = order.givenBack.filter((one) => !one.byHand);
  return creditsOf(due - byHand, open).flatMap(({ id, cents }) => {
    const source = open.find((one) => one.id === id);
    return source ? [{ ...source, cents }] : [];
  });
}

/**
 * Whether the invoice of a canceled order is credited instead of canceled: the tax authority cancels none that credit notes
 * name, nor one of a year that was declared.
 */
async function isCreditedInstead({ db, settings }: Crediting, { uuid, issuedAt }: InvoicedOrder): Promise<boolean> {
  const isOpen = isCancelable(issuedAt, new Date(), zoneOfIssue(settings.issuedAtZip));
  return !isOpen || (await hasCreditNotes(db, uuid));
}

/**
 * Has the credit notes made that an order's valid invoice lacks: one for each giving back, each with its message, in one
 * transaction that holds the invoice's lock.
 * @returns how many; null where nothing of the order is credited: its invoice can still be canceled, or is not to be credited
 */
export function creditOrder({ db, settings }: Crediting, orderId: string): Promise<number | null> {
  return db.transaction(async (trx) => {
    await lockInvoice(trx, orderId);
    const order = await readInvoicedOrder(trx, orderId);
    if (!order || !isCreditable(order.receiver)) return null;
    if (order.canceled && !(await isCreditedInstead({ db: trx, settings }, order))) return null;
    const sources = sourcesOf(order);
    const folio = folioText(order.folio);
    for (const { id: source, cents, piecesBack, pieces, payments } of sources) {
      const id = randomUUID();
      await trx('credit_note').insert({
        id,
        order_id: orderId,
        invoice_uuid: order.uuid,
        source,
        relation: piecesBack ? creditRelations.pieces : creditRelations.money,
        payment_form: paymentFormOf(payments) ?? nothingPaidBack,
        items: JSON.stringify(creditedItems(cents, piecesOf(pieces), folio)),
        total_cents: cents,
      });
      await accountOutbox.leave(trx, { kind: 'credit-note', key: id, payload: { orderId } });
      await writeLog(trx, { orderId, step: 'credit', ok: true, sentence: 'Nota de crédito solicitada' });
    }
    return sources.length;
  });
}

/** Credits what went back of invoiced orders that go on. @returns how many credit notes are to be made */
export async function workCredits(invoices: Crediting): Promise<number> {
  let made = 0;
  for (const { id } of await ordersToCredit(invoices.db, genericRfc)) made += (await creditOrder(invoices, id)) ?? 0;
  return made;
}
