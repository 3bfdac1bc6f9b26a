import { randomUUID } from 'node:crypto';
import type { Quotation, Site } from '@actual/contracts';
import { Role } from '@actual/contracts/facts/access/roles';
import { prepared } from '@actual/database';
import { type StockSource, storeDay } from '@actual/domain';
import { AppError, isStaff, type Session } from '@actual/kit';
import type { Checkout } from '../context';
import { deliverable, lineWith, type NewDetail, type ProductToAdd, readProductToAdd, readZone } from './lines/new-line';
import type { Line, LoadedQuotation, Zone } from './loaded-quotation';
import { readQuotation } from './quotation.queries';
import { figuresOf, insertLinesSql, linesParameter, newFolio } from './quotation.sql';
import { quotationReply } from './quotation-reply';

export interface NewQuotation {
  site: Site;
  holderHash: string;
  session: Session | null;
  /** The caller's address. */
  clientIp: string;
  zipcodeDeliveryId?: string;
  fromOffers?: boolean;
  wayIn?: string;
  details: readonly NewDetail[];
}

/**
 * A new quotation with its first lines, if any are given; two statements where there is one line.
 * @throws quotation_without_zipcode, zipcode_out_of_coverage, product_not_found, product_not_available_in_zone,
 * insufficient_stock, delivery_date_unavailable
 */
export async function createQuotation(checkout: Checkout, wanted: NewQuotation): Promise<Quotation> {
  const { db, delivery } = checkout;
  const { details, zipcodeDeliveryId = null, site } = wanted;
  let zone: Zone | null = null;
  const lines = new Map<string, Line>();
  let supply = await delivery.supply([], null);
  if (details.length > 0) {
    if (zipcodeDeliveryId === null) throw new AppError('quotation_without_zipcode');
    const products: ProductToAdd[] = [];
    const sources = new Map<string, StockSource[]>();
    for (const { productId } of details) {
      const read = await readProductToAdd(db, { productId, site, zipcodeId: zipcodeDeliveryId });
      zone = read.zone;
      products.push(read.product);
      sources.set(read.product.itemCode, read.sources);
    }
    supply = await delivery.supplyOf([...sources.values()].flat(), deliverable(zone).zone);
    for (const [at, detail] of details.entries()) {
      const product = products[at];
      if (!product) continue;
      const { line } = lineWith([...lines.values()], detail, product, supply);
      lines.set(line.id, line);
    }
  } else if (zipcodeDeliveryId !== null) zone = await readZone(db, zipcodeDeliveryId);
  const quotation = await insertQuotation(checkout, wanted, zone, [...lines.values()]);
  return quotationReply(quotation, supply);
}

async function insertQuotation(
  { db }: Checkout,
  wanted: NewQuotation,
  zone: Zone | null,
  lines: Line[],
): Promise<LoadedQuotation> {
  const id = randomUUID();
  const clientId = wanted.session?.clientId ?? null;
  const userId = clientId === null ? null : (wanted.session?.userId ?? null);
  const sellerId = isStaff(wanted.session) ? (wanted.session?.userId ?? null) : null;
  const brokerId = wanted.session?.role === Role.broker ? wanted.session.userId : null;
  const pricedOn = storeDay();
  const [row] = await prepared<{ folio: number | null; version: number; created_at: Date }>(
    db,
    'insert-quotation',
    `WITH inserted AS (
       INSERT INTO quotation (id, site, holder_hash, client_id, user_id, zipcode_id, from_offers, priced_on, seller_id,
         broker_id, store_code, way_in, folio, pieces, totals_cents)
       VALUES (:quotation::uuid, :site, :holder, :client, :user, :zipcode, :fromOffers, :pricedOn, :seller,
         :broker, (SELECT coalesce(w.active_store, w.main_store) FROM app_user w WHERE w.id = :seller), :wayIn,
         ${newFolio}, :pieces, :totals::bigint[]) RETURNING folio, version, created_at
     ), inserted_caller AS (
       INSERT INTO quotation_caller (quotation_id, client_ip) VALUES (:quotation, :clientIp)
     ), inserted_lines AS (${insertLinesSql})
     SELECT * FROM inserted`,
    {
      quotation: id,
      site: wanted.site,
      holder: wanted.holderHash,
      clientIp: wanted.clientIp,
      client: clientId,
      user: userId,
      seller: sellerId,
      broker: brokerId,
      zipcode: zone?.id ?? null,
      wayIn: wanted.wayIn ?? null,
      fromOffers: wanted.fromOffers ?? false,
      pricedOn,
      lines: linesParameter(lines),
      hasLines: lines.length > 0,
      ...figuresOf(lines),
    },
  );
  const made = clientId === null && sellerId === null && brokerId === null ? null : await readQuotation(db, id);
  if (made) return made;
  return {
    id,
    folio: row?.folio ?? null,
    site: wanted.site,
    holderHash: wanted.holderHash,
    clientId,
    userId,
    sellerId,
    seller: null,
    broker: null,
    store: null,
    linkHolders: [],
    zipcode: zone,
    wayIn: wanted.wayIn ?? null,
    contactId: null,
    guestAddress: null,
    paymentGroup: 1,
    paymentAttempts: 0,
    rateLimitReported: false,
    isClosed: false,
    isSpei: false,
    fromOffers: wanted.fromOffers ?? false,
    clientIp: wanted.clientIp,
    pricedOn,
    repriced: [],
    version: row?.version ?? 1,
    createdAt: row?.created_at ?? new Date(),
    client: null,
    invited: false,
    exchange: null,
    orderId: null,
    orderFolio: null,
    orderStatus: null,
    lines,
    payments: [],
  };
}
