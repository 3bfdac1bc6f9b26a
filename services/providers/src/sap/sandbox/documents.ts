import { warehouseOf } from './items';
import type { Row } from './odata';
import type { SapStore } from './store';

/** A refusal by a rule of the business, in SAP's own numbers and words. */
export class SapRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

const IVA = 0.16;
const ORDER_OBJECT = 17;

type Line = Row & { Quantity: number; PriceAfterVAT: number; LineTotal: number };

const asRows = (value: unknown): Row[] =>
  Array.isArray(value) ? value.filter((part) => typeof part === 'object' && part) : [];
const round = (amount: number): number => Math.round(amount * 100) / 100;
const amountOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** Checks and completes a new order. */
export function newOrder(store: SapStore, body: Row, uniqueWebOrderId: boolean): Row {
  requirePartner(store, body);
  const webOrderId = body.U_WebOrderId;
  const taken =
    uniqueWebOrderId && webOrderId && store.rows('Orders').some((order) => order.U_WebOrderId === webOrderId);
  if (taken) throw new SapRefusal(400, -10, `1320000140 - U_WebOrderId ${String(webOrderId)} is already assigned`);
  const lines = asRows(body.DocumentLines).map(readLine);
  if (lines.length === 0) throw new SapRefusal(400, -5002, 'Document must contain at least one line');
  for (const line of lines) commitPieces(store, line, 1);
  const expenses = asRows(body.DocumentAdditionalExpenses).reduce(
    (sum, part) => sum + amountOf(part.LineTotal) * (1 + IVA),
    0,
  );
  return {
    ...body,
    DocumentLines: lines,
    DocTotal: round(lines.reduce((sum, line) => sum + line.LineTotal, 0) + expenses),
    DocumentStatus: 'bost_Open',
    Cancelled: 'tNO',
  };
}

/** Copies an order into an invoice and closes the order; a closed one cannot be copied again. */
export function newInvoice(store: SapStore, body: Row): Row {
  requirePartner(store, body);
  const based = asRows(body.DocumentLines).filter((line) => line.BaseType === ORDER_OBJECT);
  const orders = [...new Set(based.map((line) => Number(line.BaseEntry)))].map((entry) => {
    const order = store.find('Orders', entry);
    if (!order) throw new SapRefusal(404, -2028, 'No matching records found (ODBC -2028)');
    if (order.DocumentStatus !== 'bost_Open')
      throw new SapRefusal(400, -5002, 'One of the base documents has already been closed');
    return order;
  });
  for (const order of orders) order.DocumentStatus = 'bost_Close';
  const total = orders.reduce((sum, order) => sum + amountOf(order.DocTotal), 0);
  return { ...body, DocTotal: round(total), PaidToDate: 0, DocumentStatus: 'bost_Open', Cancelled: 'tNO' };
}

/** Books a payment, on the invoices it names or on account. */
export function newIncomingPayment(store: SapStore, body: Row): Row {
  requirePartner(store, body);
  for (const applied of asRows(body.PaymentInvoices)) {
    const invoice = store.find('Invoices', Number(applied.DocEntry));
    if (!invoice) throw new SapRefusal(404, -2028, 'No matching records found (ODBC -2028)');
    const paid = round(amountOf(invoice.PaidToDate) + amountOf(applied.SumApplied));
    if (paid > amountOf(invoice.DocTotal))
      throw new SapRefusal(400, -5002, 'Amount of payment exceeds the balance due');
    invoice.PaidToDate = paid;
    if (paid === invoice.DocTotal) invoice.DocumentStatus = 'bost_Close';
  }
  return { ...body, DocTotal: amountOf(body.TransferSum), Cancelled: 'tNO' };
}

/** Checks a new business partner. */
export function newPartner(store: SapStore, body: Row): Row {
  const code = typeof body.CardCode === 'string' ? body.CardCode : '';
  if (code === '') throw new SapRefusal(400, -5002, 'Enter a valid code');
  if (code.length > 15) throw new SapRefusal(400, -1013, 'Value too long in property CardCode');
  if (store.find('BusinessPartners', code)) {
    throw new SapRefusal(400, -10, `1320000140 - Business partner code '${code}' is already assigned`);
  }
  return { CardType: 'cCustomer', ...body };
}

/**
 * Changes an open order: fields by name, lines by `LineNum`. Lines that are not named stay, unless the collection is
 * replaced: then they are taken out, with the pieces that they had committed.
 */
export function changeOrder(
  store: SapStore,
  order: Row,
  { DocumentLines, ...fields }: Row,
  { replace }: { replace: boolean },
): void {
  if (order.DocumentStatus !== 'bost_Open') throw new SapRefusal(400, -5002, 'Document is already closed or canceled');
  const lines = asRows(order.DocumentLines) as Line[];
  const changes = asRows(DocumentLines);
  for (const change of changes)
    if (!lines.some(({ LineNum }) => LineNum === change.LineNum))
      throw new SapRefusal(400, -5002, `Invalid line ${String(change.LineNum)}`);
  const kept = replace ? lines.filter(({ LineNum }) => changes.some((one) => one.LineNum === LineNum)) : lines;
  if (kept.length === 0) throw new SapRefusal(400, -5002, 'Document must contain at least one line');
  const sumOf = (all: readonly Line[]): number => all.reduce((sum, { LineTotal }) => sum + LineTotal, 0);
  const before = sumOf(lines);
  for (const line of lines) commitPieces(store, line, -1);
  for (const line of kept) {
    Object.assign(
      line,
      changes.find(({ LineNum }) => LineNum === line.LineNum),
    );
    line.LineTotal = round(line.Quantity * line.PriceAfterVAT);
    commitPieces(store, line, 1);
  }
  Object.assign(
    order,
    { DocumentLines: kept, DocTotal: round(amountOf(order.DocTotal) + sumOf(kept) - before) },
    fields,
  );
}

export function cancelOrder(store: SapStore, docEntry: number): void {
  const order = store.find('Orders', docEntry);
  if (!order) throw new SapRefusal(404, -2028, 'No matching records found (ODBC -2028)');
  if (order.DocumentStatus !== 'bost_Open') throw new SapRefusal(400, -5006, 'Document is already closed or canceled');
  for (const line of asRows(order.DocumentLines)) commitPieces(store, line as Line, -1);
  order.Cancelled = 'tYES';
  order.DocumentStatus = 'bost_Close';
}

function requirePartner(store: SapStore, body: Row): void {
  if (!store.find('BusinessPartners', String(body.CardCode ?? '')))
    throw new SapRefusal(400, -5002, `Invalid BP code ${String(body.CardCode)}`);
}

function readLine(line: Row, index: number): Line {
  const quantity = amountOf(line.Quantity);
  if (!line.ItemCode || quantity <= 0) throw new SapRefusal(400, -5002, `Invalid line ${index}`);
  const withTax =
    line.PriceAfterVAT === undefined ? amountOf(line.UnitPrice) * (1 + IVA) : amountOf(line.PriceAfterVAT);
  return { ...line, LineNum: index, Quantity: quantity, PriceAfterVAT: withTax, LineTotal: round(quantity * withTax) };
}

/** An open order commits its pieces; an item that nobody told the sandbox of exists from its first order on. */
function commitPieces(store: SapStore, line: Line, sign: 1 | -1): void {
  const code = String(line.ItemCode);
  const item =
    store.find('Items', code) ??
    store.add('Items', {
      ItemCode: code,
      ItemName: code,
      Valid: 'tYES',
      ItemPrices: [],
      ItemWarehouseInfoCollection: [],
    });
  warehouseOf(item, String(line.WarehouseCode ?? '01')).Committed += sign * amountOf(line.Quantity);
}
