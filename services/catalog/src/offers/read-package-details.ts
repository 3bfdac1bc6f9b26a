import type { PackageDetails, PackageProduct, Site } from '@actual/contracts';
import { daysWithEnough, deliveredTogether, toPesos } from '@actual/domain';
import type { CatalogDependencies } from '../dependencies';
import type { View } from '../live/view';
import { readItemDays } from '../shipping/item-days';
import { findZipcode } from '../shipping/shipping.queries';
import { type PackageRow, readPieces } from './packages.queries';
import { offerOf } from './read-packages';

type Contents = Omit<PackageDetails, keyof ReturnType<typeof offerOf>>;
type Dependencies = Pick<CatalogDependencies, 'reads' | 'cards' | 'zones'>;

/** The place that offers on Studio count with when the shopper has given no postal code (shopping 9). */
const studioOffersZipcode = '77500';

/** The delivery zip that the pieces of a package are checked for; null where none is known: all stock counts. */
async function offersZip({ reads }: Dependencies, site: Site, asked: string | undefined): Promise<string | null> {
  if (asked !== undefined || site !== 'actual-studio') return asked ?? null;
  return (await reads((db) => findZipcode(db, [studioOffersZipcode])))?.id ?? null;
}

/**
 * A package's products with prices and stock, the ones that lack, and the day when all can be there (shopping 4, 5).
 */
export async function readContents(
  dependencies: Dependencies,
  view: View,
  site: Site,
  row: PackageRow,
  asked: string | undefined,
): Promise<Contents> {
  const zip = await offersZip(dependencies, site, asked);
  const pieces = await dependencies.reads((db) => readPieces(db, row.id));
  const supply = await readItemDays(
    dependencies,
    view,
    pieces.map(({ itemCode }) => itemCode),
    zip,
  );
  const soldPosition = (id: string) => {
    const position = view.index.positionOfId.get(id);
    return position !== undefined && view.isSold(site, position) ? position : undefined;
  };
  const positions = pieces.flatMap(({ id }) => soldPosition(id) ?? []);
  const cards = new Map((await dependencies.cards.read(view, positions)).map((card) => [card.id, card]));

  const products: PackageProduct[] = [];
  const lacking: Contents['lacking'] = [];
  for (const piece of pieces) {
    const { groups = [], total = 0 } = supply.get(piece.itemCode) ?? {};
    const [soonest = null] = daysWithEnough({ pieces: piece.quantity, groups });
    const card = cards.get(piece.id);
    const enoughStock = card !== undefined && (zip === null ? total >= piece.quantity : soonest !== null);
    // only pieces of one day count together: two days would be two deliveries
    const most = zip === null ? total : Math.max(0, ...groups.map((group) => group.available));
    if (!enoughStock)
      lacking.push({ id: piece.id, name: piece.name, code: piece.itemCode, available: card ? most : 0 });
    if (card) products.push({ ...card, deliveryDate: soonest, packageRule: { quantity: piece.quantity }, enoughStock });
  }
  const { complete, shared } = deliveredTogether(
    pieces.map(({ itemCode, quantity }) => ({
      itemCode,
      pieces: quantity,
      groups: supply.get(itemCode)?.groups ?? [],
    })),
  );
  const available = pieces.length > 0 && lacking.length === 0;
  const sum = (priceOf: (product: PackageProduct) => number) =>
    toPesos(products.reduce((cents, one) => cents + Math.round(priceOf(one) * 100) * one.packageRule.quantity, 0));
  return {
    products,
    total: sum((one) => one.DiscountPrice),
    totalBefore: sum((one) => one.Price),
    available,
    lacking,
    zipcodeDeliveryId: zip,
    deliveryDate: available ? complete : null,
    sharedDates: available ? [...shared] : [],
  };
}

/** A package with its content; the caller has made sure that it may be seen. */
export const readPackageDetails = async (
  dependencies: Dependencies,
  view: View,
  site: Site,
  row: PackageRow,
  asked: string | undefined,
): Promise<PackageDetails> => ({
  ...offerOf(row, true),
  ...(await readContents(dependencies, view, site, row, asked)),
});
