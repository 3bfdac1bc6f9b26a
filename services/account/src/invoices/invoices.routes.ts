import { randomUUID } from 'node:crypto';
import { isStaffRole, Role } from '@actual/contracts/facts/access/roles';
import { creditNoteFileName, invoiceFileName } from '@actual/contracts/facts/payment/invoice-files';
import { InvoiceState, isStamped } from '@actual/contracts/facts/payment/invoices';
import { hasFiscalData } from '@actual/contracts/fiscal/fiscal-rules';
import { AppError, type Call, FileAnswer, type Service } from '@actual/kit';
import { creditNotesOf, findCreditNote } from '../credit-notes/credit-note.queries';
import { readFiscalAddress } from '../fiscal/fiscal.queries';
import { accountOutbox } from '../outbox/messages';
import { askForInvoice, obstacleOf } from './ask-for-invoice';
import { askToCancel, askToReplace } from './ask-to-cancel';
import { findDocument } from './cancellation.queries';
import type { Invoices } from './context';
import { folioOf, type InvoiceRow, invoiceReply, readInvoice } from './invoice.queries';
import { invoiceFile } from './invoice-file';
import { invoiceZip } from './invoice-zip';
import { listInvoiceable, listInvoices } from './list-invoices';
import { type InvoiceOrder, readOrder } from './order.queries';
import { workNow } from './work-invoices';

/** Calls per minute that reach the provider or the mail server. */
const perMinute = 'invoiceCalls';

const isUuid = (id: string): boolean => /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i.test(id);
const plain = (id: string): string => id.replaceAll('-', '').toLowerCase();

/** Messages that a caller waits for. */
type WorkedOn = 'invoice' | 'invoice-cancel';
type Caller = Pick<Call, 'session' | 'site'>;
/** A registered client owns the invoices of their orders, on the order's brand; a guest's go through staff. */
const owns = ({ session, site }: Caller, order: InvoiceOrder): boolean =>
  session?.role === Role.client &&
  session.clientId !== null &&
  order.site === site &&
  !order.isInvited &&
  order.clientId !== null &&
  plain(order.clientId) === plain(session.clientId);

/** The invoice endpoints of owners and staff. */
export function invoiceRoutes(service: Service, invoices: Invoices): void {
  const { db } = invoices;
  const find = async (id: string): Promise<InvoiceOrder | null> => (isUuid(id) ? readOrder(db, id) : null);
  const mine = async (call: Caller, id: string): Promise<boolean> => {
    const order = await find(id);
    return order !== null && owns(call, order);
  };
  const orderOf = async (id: string): Promise<InvoiceOrder> => {
    const order = await find(id);
    if (!order) throw new AppError('not_found');
    return order;
  };
  const invoiceOf = async (id: string) => {
    const invoice = isUuid(id) ? await readInvoice(db, id) : undefined;
    if (invoice?.state !== InvoiceState.valid)
      throw new AppError(invoice ? 'conflict' : 'not_found', 'there is no invoice yet');
    return invoice;
  };

  const findOther = async (order: string, number: string) =>
    (await findCreditNote(db, order, number)) ?? findDocument(db, order, number);
  /** The invoice of the contract; those of its credit notes that were refused are told to staff. */
  const replyOf = async (invoice: InvoiceRow, { session }: Pick<Call, 'session'>) => {
    const notes = await creditNotesOf(db, [invoice.uuid], { all: isStaffRole(session?.role) });
    return invoiceReply(invoice, notes(invoice.uuid));
  };

  /** A stamped document: the order's invoice, or one before it by its number. */
  const documentOf = async (order: string, number: string | undefined) => {
    const invoice = isUuid(order) ? await readInvoice(db, order) : undefined;
    if (!invoice) throw new AppError('not_found');
    if (number && number.toUpperCase() !== invoice.uuid?.toUpperCase()) return findOther(order, number);
    if (!isStamped(invoice.state)) throw new AppError('conflict', 'there is no invoice yet');
    return invoice;
  };
  const fileOf = async (document: Parameters<typeof invoiceFile>[1], format: 'pdf' | 'xml') => {
    const content = await invoiceFile(invoices, document, format);
    if (!content) throw new AppError('unavailable', 'the provider does not give the file');
    return content;
  };
  /** The invoice once its message was worked on, or as it is where that takes longer. */
  const workedOn = async (call: Pick<Call, 'session'>, order: string, kind: WorkedOn, key: string | null) => {
    if (key) await workNow(invoices, kind, key);
    const invoice = await readInvoice(db, order);
    if (!invoice) throw new AppError('not_found');
    invoices.nudge();
    return replyOf(invoice, call);
  };
  // clients are invoiced to their stored data; staff may enter what they are told in the store
  const askedBy = <Fiscal>({ session, body }: { session: Call['session']; body: { fiscal?: Fiscal } }) => ({
    by: session?.userId ?? null,
    fiscal: session?.role === Role.client ? undefined : body.fiscal,
  });

  service
    .implement('POST /invoice/create/', {
      perMinute,
      owns: (call) => mine(call, call.body.order),
      handle: async (call) => {
        const order = await orderOf(call.body.order);
        return workedOn(call, order.id, 'invoice', await askForInvoice(invoices, order, askedBy(call)));
      },
    })
    .implement('POST /invoice/cancel/', {
      perMinute,
      owns: (call) => mine(call, call.body.order),
      handle: async (call) => {
        const order = await orderOf(call.body.order);
        const asked = { motive: call.body.motive, by: call.session?.userId ?? null };
        return workedOn(call, order.id, 'invoice-cancel', await askToCancel(invoices, order, asked));
      },
    })
    .implement('POST /invoice/replace/', {
      perMinute,
      owns: (call) => mine(call, call.body.order),
      handle: async (call) => {
        const order = await orderOf(call.body.order);
        return workedOn(call, order.id, 'invoice', await askToReplace(invoices, order, askedBy(call)));
      },
    })
    .implement('POST /invoice/send/', {
      perMinute,
      owns: (call) => mine(call, call.body.order),
      handle: async (call) => {
        const invoice = await invoiceOf(call.body.order);
        const email = call.body.email ?? invoice.email;
        const key = `${invoice.order_id}:${randomUUID()}`;
        const payload = { orderId: invoice.order_id, email };
        await accountOutbox.leave(db, { kind: 'invoice-mail', key, payload });
        await workNow(invoices, 'invoice-mail', key);
        const row = await db('account_outbox').where({ kind: 'invoice-mail', key }).first('done_at');
        return { sent: row?.done_at != null, email };
      },
    })
    .implement('GET /invoice/find/', {
      owns: (call) => mine(call, call.query.order),
      handle: async ({ query, session }) => {
        const order = await orderOf(query.order);
        const invoice = await readInvoice(db, order.id);
        const waiting = await db('invoice_request as r')
          .join('orders as o', 'o.quotation_id', 'r.quotation_id')
          .where('o.id', order.id)
          .whereNull('r.closed_at')
          .first('r.quotation_id');
        return {
          invoice: invoice ? await replyOf(invoice, { session }) : null,
          automatic: waiting !== undefined,
          obstacle: invoice?.state === InvoiceState.valid ? null : await obstacleOf(invoices, order, invoice),
        };
      },
    })
    .implement('GET /invoice/{order}/file/{format}', {
      owns: (call) => mine(call, call.params.order),
      handle: async ({ params: { order, format }, query }) => {
        const document = await documentOf(order, query.document);
        const name = ('invoice_uuid' in document ? creditNoteFileName : invoiceFileName)(folioOf(document));
        if (format !== 'zip')
          return new FileAnswer(await fileOf(document, format), `application/${format}`, `${name}.${format}`);
        const [pdf, xml] = await Promise.all([fileOf(document, 'pdf'), fileOf(document, 'xml')]);
        return new FileAnswer(invoiceZip(name, { pdf, xml }), 'application/zip', `${name}.zip`);
      },
    })
    .implement('GET /invoice/find/{page}', ({ params, query, session, site }) =>
      listInvoices(invoices, { clientId: session?.clientId ?? null, site, page: params.page, ...query }),
    )
    .implement('GET /invoice/orders/', ({ session, site }) =>
      listInvoiceable(invoices, { clientId: session?.clientId ?? null, site }),
    )
    .implement('POST /invoice/request/', async ({ body, session, site }) => {
      if (!session?.clientId || !isUuid(body.quotation)) throw new AppError('not_found');
      const own = { id: body.quotation, client_id: session.clientId, site };
      if (!(await db('quotation').where(own).first('id'))) throw new AppError('not_found');
      if (!body.wanted) {
        await db('invoice_request').where({ quotation_id: body.quotation }).whereNull('closed_at').delete();
        return { ok: true };
      }
      const { fiscalAddress } = await readFiscalAddress(db, session.clientId);
      if (!hasFiscalData(fiscalAddress)) throw new AppError('fiscal_data_missing');
      await db('invoice_request')
        .insert({ quotation_id: body.quotation, client_id: session.clientId })
        .onConflict('quotation_id')
        .ignore();
      return { ok: true };
    });
}
