import { z } from 'zod';
import { centsFromPesos } from '../money';
import { type ProviderFailure, unreachable } from '../results';
import { isAbsent, isDuplicate } from './answer';
import { orderBody, partnerBody, shipToBody } from './bodies';
import { keptLinesBody } from './kept-lines';
import { listOrders } from './list-orders';
import { literal } from './literal';
import { seriesOf } from './series';
import { SapSession } from './session';
import { datesBody } from './ship-dates';
import type { Sap, SapAbsent, SapAttempt, SapDocument, SapOrderInput, SapPartnerInput, SapSettings } from './types';

const GENERIC_RFCS = new Set(['XAXX010101000', 'XEXX010101000']);
/** Without it a change adds to the lines of a document, and takes none out. */
const REPLACE_COLLECTIONS = { 'b1s-replacecollectionsonpatch': 'true' };
const DOCUMENT_FIELDS = 'DocEntry,DocNum,DocTotal';

const documentAnswer = z.object({
  DocEntry: z.number().int(),
  DocNum: z.number().int(),
  DocTotal: z.number().default(0),
});
const listAnswer = z.object({ value: z.array(z.unknown()) });
const partnerAnswer = z.object({ CardCode: z.string().min(1) });
const itemAnswer = z.object({
  ItemCode: z.string(),
  ItemName: z.string().nullish(),
  Valid: z.string().nullish(),
  ManageSerialNumbers: z.string().nullish(),
  U_Packing: z.string().nullish(),
  ItemWarehouseInfoCollection: z
    .array(
      z.object({
        WarehouseCode: z.string(),
        InStock: z.number().default(0),
        Committed: z.number().default(0),
        Ordered: z.number().default(0),
      }),
    )
    .nullish()
    .transform((warehouses) => warehouses ?? []),
  ItemPrices: z
    .array(z.object({ PriceList: z.number().int(), Price: z.number().nullish() }))
    .nullish()
    .transform((prices) => prices ?? []),
});
const ITEM_FIELDS = 'ItemCode,ItemName,Valid,ManageSerialNumbers,ItemPrices,ItemWarehouseInfoCollection';
/** The company's own field of an item, which another company may not have. */
const PACKING_FIELD = 'U_Packing';

/**
 * SAP Business One over its Service Layer. SAP has no idempotency header: a document is protected by our own key in it,
 * so after an unknown outcome call again with `outcomeUnknown` and the document is looked for before anything is written.
 */
export function createSap(settings: SapSettings): Sap {
  const session = new SapSession(settings);
  // until SAP says that its items have no such field
  let hasPacking = true;

  async function findFirst(
    entity: string,
    filter: string,
    select: string,
  ): Promise<{ row: unknown } | SapAbsent | ProviderFailure> {
    const query = new URLSearchParams({ $filter: filter, $select: select, $top: '1' });
    const result = await session.request('GET', `${entity}?${query}`);
    if (result.kind !== 'answer') return isAbsent(result) ? { kind: 'absent' } : result;
    const page = listAnswer.safeParse(result.body);
    if (!page.success) return unreachable(`the list of ${entity} is not a list`);
    return page.data.value.length > 0 ? { row: page.data.value[0] } : { kind: 'absent' };
  }

  async function findOrder(webOrderId: string): Promise<SapDocument | SapAbsent | ProviderFailure> {
    const filter = `U_WebOrderId eq ${literal(webOrderId)} and Cancelled eq 'tNO'`;
    const found = await findFirst('Orders', filter, DOCUMENT_FIELDS);
    return 'row' in found ? readDocument(found.row, true) : found;
  }

  /** Writes the order that carries our key, looking first when an earlier attempt may have written it. */
  async function createOrder(
    order: SapOrderInput,
    { outcomeUnknown = false }: SapAttempt = {},
  ): Promise<SapDocument | ProviderFailure> {
    if (outcomeUnknown) {
      const found = await findOrder(order.webOrderId);
      if (found.kind !== 'absent') return found;
    }
    const result = await session.request('POST', 'Orders', orderBody(order));
    if (result.kind === 'answer' && result.body !== null) return readDocument(result.body, false);
    if (result.kind !== 'answer' && !isDuplicate(result)) return result;
    const written = await findOrder(order.webOrderId);
    if (written.kind === 'absent') return result.kind === 'answer' ? unreachable('written, but not found') : result;
    return written;
  }

  async function findPartner(partner: SapPartnerInput) {
    const own = partner.rfc && !GENERIC_RFCS.has(partner.rfc);
    const filter = own ? `FederalTaxID eq ${literal(partner.rfc ?? '')}` : `EmailAddress eq ${literal(partner.email)}`;
    return findFirst('BusinessPartners', `${filter} and CardType eq 'cCustomer'`, 'CardCode');
  }

  /** Changes an order by its lines as they are now. `replace`: lines that the change does not name are taken out. */
  async function changeLines(
    docEntry: number,
    changeOf: (order: unknown) => object | ProviderFailure,
    { replace = false } = {},
  ): Promise<{ kind: 'done' } | SapAbsent | ProviderFailure> {
    const path = `Orders(${Math.trunc(docEntry)})`;
    const found = await session.request('GET', `${path}?$select=DocumentLines`);
    if (found.kind !== 'answer') return isAbsent(found) ? { kind: 'absent' } : found;
    const body = changeOf(found.body);
    if ('kind' in body) return body as ProviderFailure;
    const result = await session.request('PATCH', path, body, replace ? REPLACE_COLLECTIONS : {});
    return result.kind === 'answer' ? { kind: 'done' } : result;
  }

  return {
    createOrder,
    findOrder,
    listOrders: (webOrderIds) => listOrders(session, webOrderIds),
    async readSeries(docEntry) {
      const result = await session.request('GET', `Orders(${Math.trunc(docEntry)})?$select=DocumentLines`);
      if (result.kind !== 'answer') return isAbsent(result) ? { kind: 'absent' } : result;
      return seriesOf(result.body);
    },
    moveOrder: (docEntry, dates) => changeLines(docEntry, (order) => datesBody(order, dates)),
    async readdressOrder(docEntry, shipTo) {
      const result = await session.request('PATCH', `Orders(${Math.trunc(docEntry)})`, shipToBody(shipTo));
      if (result.kind === 'answer') return { kind: 'done' };
      return isAbsent(result) ? { kind: 'absent' } : result;
    },
    keepLines: (docEntry, lines) => changeLines(docEntry, (order) => keptLinesBody(order, lines), { replace: true }),
    async cancelOrder(docEntry) {
      const result = await session.request('POST', `Orders(${Math.trunc(docEntry)})/Cancel`);
      return result.kind === 'answer' ? { kind: 'done' } : result;
    },
    async createBusinessPartner(partner) {
      const found = await findPartner(partner);
      if ('row' in found) return readPartner(found.row, true);
      if (found.kind !== 'absent') return found;
      const result = await session.request('POST', 'BusinessPartners', partnerBody(partner));
      if (result.kind === 'answer') return readPartner(result.body ?? { CardCode: partner.cardCode }, false);
      if (!isDuplicate(result)) return result;
      return { kind: 'business_partner', cardCode: partner.cardCode, found: true };
    },
    async readItem(itemCode) {
      const address = `Items(${encodeURIComponent(literal(itemCode))})?$select=${ITEM_FIELDS}`;
      let result = await session.request('GET', hasPacking ? `${address},${PACKING_FIELD}` : address);
      if (result.kind === 'provider_rejected_request' && result.message.includes(PACKING_FIELD)) {
        hasPacking = false;
        result = await session.request('GET', address);
      }
      if (result.kind !== 'answer') return isAbsent(result) ? { kind: 'absent' } : result;
      const item = itemAnswer.safeParse(result.body).data;
      if (!item) return unreachable('the item is not an item');
      return {
        kind: 'item',
        itemCode: item.ItemCode,
        itemName: item.ItemName ?? '',
        valid: item.Valid !== 'tNO',
        hasSeries: item.ManageSerialNumbers ? item.ManageSerialNumbers === 'tYES' : undefined,
        packing: item.U_Packing || undefined,
        warehouses: item.ItemWarehouseInfoCollection.map((info) => ({
          warehouseCode: info.WarehouseCode,
          inStock: info.InStock,
          committed: info.Committed,
          ordered: info.Ordered,
        })),
        prices: item.ItemPrices.flatMap(({ PriceList, Price }) =>
          Price ? [{ priceList: PriceList, priceCents: centsFromPesos(Price) }] : [],
        ),
      };
    },
  };
}

function readDocument(row: unknown, found: boolean): SapDocument | ProviderFailure {
  const document = documentAnswer.safeParse(row).data;
  if (!document) return unreachable('the document has no DocEntry');
  return {
    kind: 'sap_document',
    docEntry: document.DocEntry,
    docNum: document.DocNum,
    docTotalCents: centsFromPesos(document.DocTotal),
    found,
  };
}

function readPartner(
  row: unknown,
  found: boolean,
): { kind: 'business_partner'; cardCode: string; found: boolean } | ProviderFailure {
  const partner = partnerAnswer.safeParse(row).data;
  return partner
    ? { kind: 'business_partner', cardCode: partner.CardCode, found }
    : unreachable('the partner has no CardCode');
}
