import type { GroupProduct, Site } from '@actual/contracts';
import type { Reply } from '@actual/contracts/client/client';
import { noPicture } from '@actual/contracts/facts/catalog/product-pictures';
import { type Knex, prepared } from '@actual/database';
import { AppError } from '@actual/kit';
import type { CatalogDependencies } from '../dependencies';
import type { View } from '../live/view';

type Choices = Reply<'POST /productgroup/getgroupvariants/{id}'>;

interface Group {
  readonly id: string;
  readonly positions: readonly number[];
  readonly ids: readonly string[];
}

/** The products of a group that the site sells, by the id of the group or of one of them. */
function groupOf(view: View, site: Site, id: string): Group {
  const { positionOfId, products } = view.index;
  const position = positionOfId.get(id);
  const groupId = position === undefined ? id : (products[position]?.groupId ?? id);
  const members = view.index.groups.get(groupId) ?? (position === undefined ? [] : [position]);
  const positions = members.filter((one) => view.isSold(site, one));
  if (positions.length === 0) throw new AppError('not_found');
  return { id: groupId, positions, ids: positions.flatMap((one) => products[one]?.id ?? []) };
}

interface VariantRow {
  readonly id: string;
  readonly detailed_color: string | null;
  readonly color_name: string | null;
  readonly color_code: string | null;
  readonly size: string | null;
  readonly picture: string | null;
  readonly type: string | null;
}

const readVariants = (db: Knex, ids: readonly string[]): Promise<VariantRow[]> =>
  prepared<VariantRow>(
    db,
    'variants',
    `SELECT p.id, p.detailed_color, p.color_name, p.color_code, p.size, p.pictures[1] AS picture, g.type
     FROM product p LEFT JOIN product_group g ON g.id = p.group_id WHERE p.id = ANY (?) ORDER BY p.item_code`,
    [ids],
  );

/** The choices within a group: its colors, and its sizes where it has more than one. @throws {AppError} `not_found` */
export async function readGroupChoices(db: Knex, view: View, site: Site, id: string): Promise<Choices> {
  const group = groupOf(view, site, id);
  const rows = await readVariants(db, group.ids);
  const colors = new Map<string, Choices['colors'][number]>();
  const sizes = new Map<string, Choices['sizes'][number]>();
  for (const row of rows) {
    const name = row.detailed_color ?? row.color_name;
    if (name !== null) {
      const before = colors.get(name)?.productIds ?? [];
      const picture = colors.get(name)?.picture ?? row.picture ?? noPicture;
      colors.set(name, { Name: name, Code: row.color_code, picture, productIds: [...before, row.id] });
    }
    if (row.size !== null)
      sizes.set(row.size, { Name: row.size, productIds: [...(sizes.get(row.size)?.productIds ?? []), row.id] });
  }
  return {
    id: group.id,
    Type: rows[0]?.type ?? 'variations',
    colors: [...colors.values()],
    sizes: [...sizes.values()],
  };
}

/** The products of a group with price, pieces and day, by item code. @throws {AppError} `not_found` */
export async function readGroupProducts(
  { reads, cards }: Pick<CatalogDependencies, 'reads' | 'cards'>,
  view: View,
  site: Site,
  id: string,
  zipcodeDeliveryId: string | undefined,
): Promise<GroupProduct[]> {
  const { ids, positions } = groupOf(view, site, id);
  const [rows, list] = await Promise.all([
    reads((db) => readVariants(db, ids)),
    cards.read(view, positions, zipcodeDeliveryId),
  ]);
  const byId = new Map(list.map((card) => [card.id, card]));
  return rows.flatMap((row) => {
    const card = byId.get(row.id);
    if (!card) return [];
    const { detailed_color: DetailedColor, color_name: U_COLOR, color_code: colorCode, size } = row;
    return [{ ...card, DetailedColor, U_COLOR, colorCode, size }];
  });
}
