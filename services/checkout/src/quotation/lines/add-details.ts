import type { Quotation } from '@actual/contracts';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { changeQuotation } from '../change-quotation';
import type { Line, LoadedQuotation } from '../loaded-quotation';
import { writeLines } from '../quotation.sql';
import { afterwards, codesOf } from './edit-lines';
import { redated } from './line-state';
import { lineWith, type NewDetail, type ProductToAdd, readProductToAdd, readZone } from './new-line';
import { readWholePackage } from './whole-package';

export interface NewDetails {
  details: readonly NewDetail[];
  /** Where the whole quotation goes; where it went before unless told. */
  zipcodeDeliveryId?: string | undefined;
  fromOffers?: boolean | undefined;
  /** The package whose pieces they are. */
  package?: string | undefined;
}

/** A product that keeps a package from being added, for the message that lists them. */
interface Lacking {
  name: string;
  code: string;
}

const lacks = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'insufficient_stock' || error.code === 'product_not_available_in_zone');

/**
 * Adds several lines, all or none: the pieces of a package. Lines of one product are counted together.
 * @throws package_out_of_stock with the names and codes of every product that lacks pieces, product_not_found,
 * quotation_without_zipcode, zipcode_out_of_coverage; see `changeQuotation`
 */
export async function addDetails(
  checkout: Checkout,
  before: LoadedQuotation,
  { details, zipcodeDeliveryId, fromOffers, package: packageId }: NewDetails,
): Promise<Quotation> {
  const supply = await changeQuotation(checkout, before, async (trx, quotation) => {
    const stays = zipcodeDeliveryId === undefined || zipcodeDeliveryId === quotation.zipcode?.id;
    const zone = stays ? quotation.zipcode : await readZone(trx, zipcodeDeliveryId);
    if (!zone) throw new AppError('quotation_without_zipcode');
    const products: ProductToAdd[] = [];
    // one after the other: a transaction has one connection
    for (const { productId } of details)
      products.push((await readProductToAdd(trx, { productId, site: quotation.site, zipcodeId: zone.id })).product);
    const codes = [...codesOf(quotation.lines), ...products.map(({ itemCode }) => itemCode)];
    const found = await checkout.delivery.supply(codes, zone.zone, { trx });
    const there = stays ? { saved: quotation.lines, removed: [] } : redated(quotation.lines, found);
    const added = packageId === undefined ? null : await readWholePackage(trx, packageId, details);
    const lines = new Map<string, Line>(there.saved.map((line) => [line.id, line]));
    const lacking: Lacking[] = [];
    details.forEach((wanted, at) => {
      const product = products[at];
      if (!product) return;
      try {
        const { line } = lineWith([...lines.values()], wanted, product, found);
        const pieces = added?.products.find((one) => one.id === line.productId);
        lines.set(
          line.id,
          added && pieces ? { ...line, package: { ...added.named, quantity: pieces.quantity } } : line,
        );
      } catch (error) {
        if (!lacks(error)) throw error;
        lacking.push({ name: product.name, code: product.itemCode });
      }
    });
    if (lacking.length > 0) throw new AppError('package_out_of_stock', undefined, lacking);
    await writeLines(
      trx,
      quotation,
      { saved: [...lines.values()], removed: there.removed },
      { ...(stays ? {} : { zipcodeId: zone.id }), ...(fromOffers ? { fromOffers } : {}), repriced: [] },
    );
    return found;
  });
  return afterwards(checkout, before.id, supply);
}
