import type { NotAdded, Quotation, Site } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { changeQuotation } from '../change-quotation';
import type { Line, LoadedQuotation } from '../loaded-quotation';
import { writeLines } from '../quotation.sql';
import { afterwards, codesOf, placeFor } from './edit-lines';
import { redated } from './line-state';
import { lineWith, type NewDetail, type ProductToAdd, readProductToAdd } from './new-line';
import { readWholePackage } from './whole-package';

export interface NewDetails {
  details: readonly NewDetail[];
  /** Where the whole quotation goes; where it went before unless told. */
  zipcodeDeliveryId?: string | undefined;
  fromOffers?: boolean | undefined;
  /** The package whose pieces they are. */
  package?: string | undefined;
  /** Adds the available pieces. */
  partial?: boolean | undefined;
}

const reasons: readonly string[] = ['insufficient_stock', 'product_not_available_in_zone', 'product_not_found'];

/** Why a product cannot be added, where that is its own reason. @throws any other error */
function reasonOf(error: unknown): NotAdded['reason'] {
  if (error instanceof AppError && reasons.includes(error.code)) return error.code as NotAdded['reason'];
  throw error;
}

/** The products of the details, by their place; undefined where one is not sold. @throws product_not_found unless `partial` */
async function readProducts(
  trx: Knex,
  details: readonly NewDetail[],
  where: { site: Site; zipcodeId: string },
  partial: boolean,
): Promise<(ProductToAdd | undefined)[]> {
  const products: (ProductToAdd | undefined)[] = [];
  // one after the other: a transaction has one connection
  for (const { productId } of details) {
    try {
      products.push((await readProductToAdd(trx, { ...where, productId })).product);
    } catch (error) {
      if (!partial) throw error;
      reasonOf(error);
      products.push(undefined);
    }
  }
  return products;
}

/**
 * Adds the pieces of a package, all or none; `partial`: those of a room that can be had, and the answer names the rest.
 * @throws package_out_of_stock with the names and codes of every product that lacks pieces, product_not_found,
 * quotation_without_zipcode, zipcode_out_of_coverage; see `changeQuotation`
 */
export async function addDetails(
  checkout: Checkout,
  before: LoadedQuotation,
  { details, zipcodeDeliveryId, fromOffers, package: packageId, partial = false }: NewDetails,
): Promise<Quotation & { notAdded?: NotAdded[] }> {
  const notAdded: NotAdded[] = [];
  const supply = await changeQuotation(checkout, before, async (trx, quotation) => {
    const { zone, moves } = await placeFor(trx, quotation, zipcodeDeliveryId);
    const products = await readProducts(trx, details, { site: quotation.site, zipcodeId: zone.id }, partial);
    const codes = [...codesOf(quotation.lines), ...products.flatMap((product) => product?.itemCode ?? [])];
    const found = await checkout.delivery.supply(codes, zone.zone, { trx });
    const there = moves ? redated(quotation.lines, found) : { saved: quotation.lines, removed: [] };
    const added = packageId === undefined ? null : await readWholePackage(trx, packageId, details);
    const lines = new Map<string, Line>(there.saved.map((line) => [line.id, line]));
    for (const [at, wanted] of details.entries()) {
      const product = products[at];
      const { productId } = wanted;
      if (!product) {
        notAdded.push({ productId, name: '', code: '', reason: 'product_not_found' });
        continue;
      }
      try {
        const { line } = lineWith([...lines.values()], wanted, product, found);
        const pieces = added?.products.find((one) => one.id === line.productId);
        const named = added && pieces ? { package: { ...added.named, quantity: pieces.quantity } } : {};
        lines.set(line.id, { ...line, ...named });
      } catch (error) {
        notAdded.push({ productId, name: product.name, code: product.itemCode, reason: reasonOf(error) });
      }
    }
    if (notAdded.length > 0 && (!partial || notAdded.length === details.length))
      throw new AppError(
        'package_out_of_stock',
        undefined,
        notAdded.map(({ name, code }) => ({ name, code })),
      );
    await writeLines(
      trx,
      quotation,
      { saved: [...lines.values()], removed: there.removed },
      { zipcodeId: moves ? zone.id : undefined, fromOffers: fromOffers || undefined, repriced: [] },
    );
    return found;
  });
  const quotation = await afterwards(checkout, before.id, supply);
  return partial ? { ...quotation, notAdded } : quotation;
}
