import type { ProductMeasures } from '@actual/contracts';
import { type Measure, sizesOf } from '@actual/contracts/facts/catalog/measures';
import { differsFrom, type ModelFault, type SizeList } from '@actual/contracts/facts/catalog/model-sizes';
import { pageSize } from '@actual/contracts/facts/page-size';
import type { Knex } from '@actual/database';

interface ProductRow extends Pick<ProductMeasures, 'id' | 'itemCode' | 'name' | 'url' | 'society'> {
  dimensions: readonly Measure[];
}
interface ModelRow extends ProductRow {
  width: number;
  depth: number;
  height: number;
  fault: ModelFault | null;
}
/** Rows of a list, from one on. */
interface Part {
  readonly rows: number;
  readonly from: number;
}

const product = `p.id, p.item_code AS "itemCode", p.name, '/' || p.slug || '/' || p.id AS url, p.society, p.dimensions`;
const onSale = `p.active AND p.u_familia = 'SI'`;
const withoutParcels = `${onSale} AND p.packing #> '{parcels,0}' IS NULL`;
const byName = 'ORDER BY p.name, p.id';

const parcelsSql = `SELECT ${product} FROM product p WHERE ${withoutParcels} ${byName} LIMIT :rows OFFSET :from`;
const modelsSql = `SELECT ${product}, m.width_cm::float AS width, m.depth_cm::float AS depth,
  m.height_cm::float AS height, m.fault
  FROM product p JOIN model_size m ON m.model = p.model WHERE ${onSale} ${byName}`;
const countsSql = `SELECT (SELECT count(*)::int FROM product p WHERE ${withoutParcels}) AS parcels,
  (SELECT count(DISTINCT p.model)::int FROM product p WHERE ${onSale} AND p.model IS NOT NULL
    AND NOT EXISTS (SELECT FROM model_size m WHERE m.model = p.model)) AS unmeasured`;

type Rows<T> = { rows: T[] };

const shown = ({ dimensions, ...row }: ProductRow): ProductMeasures => ({
  id: row.id,
  itemCode: row.itemCode,
  name: row.name,
  url: row.url,
  society: row.society,
  sizes: sizesOf(dimensions),
  model: null,
  fault: null,
});

/** Every product whose 3D model differs or cannot be measured; as many are read as have a model. */
async function differingModels(db: Knex): Promise<ProductMeasures[]> {
  const { rows } = await db.raw<Rows<ModelRow>>(modelsSql);
  return rows.flatMap((row): ProductMeasures[] => {
    const { width, depth, height, fault } = row;
    if (fault) return [{ ...shown(row), fault }];
    const model = { width, depth, height };
    return differsFrom(model, row.dimensions) ? [{ ...shown(row), model }] : [];
  });
}

async function productsWithoutParcels(db: Knex, part: Part): Promise<ProductMeasures[]> {
  const { rows } = await db.raw<Rows<ProductRow>>(parcelsSql, { ...part });
  return rows.map(shown);
}

/** How many products a list has. */
export async function countMeasures(db: Knex, list: SizeList): Promise<number> {
  if (list === 'models') return (await differingModels(db)).length;
  const { rows } = await db.raw<Rows<{ parcels: number }>>(countsSql);
  return rows[0]?.parcels ?? 0;
}

/** Products of a list by name: so many, from one on. */
export const readMeasures = async (db: Knex, list: SizeList, part: Part): Promise<ProductMeasures[]> =>
  list === 'parcels'
    ? productsWithoutParcels(db, part)
    : (await differingModels(db)).slice(part.from, part.from + part.rows);

/** A page of products on sale whose sizes somebody should complete or correct, and how many there are. */
export async function listMeasures(db: Knex, { list, page }: { list: SizeList; page: number }) {
  const part = { rows: pageSize, from: (page - 1) * pageSize };
  const [models, counted] = await Promise.all([
    differingModels(db),
    db.raw<Rows<{ parcels: number; unmeasured: number }>>(countsSql),
  ]);
  const { parcels = 0, unmeasured = 0 } = counted.rows[0] ?? {};
  const counts = { parcels, models: models.length };
  const data =
    list === 'parcels' ? await productsWithoutParcels(db, part) : models.slice(part.from, part.from + part.rows);
  return { data, total: counts[list], counts, unmeasured };
}
