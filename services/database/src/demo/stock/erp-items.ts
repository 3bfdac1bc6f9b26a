import { connect, disconnect } from '../../connect';

/** An item as the ERP of the store would know it: price in pesos with tax, pieces by warehouse, whether they are numbered. */
export interface ErpItem {
  readonly itemCode: string;
  readonly itemName: string;
  readonly price: number;
  readonly series: boolean;
  readonly stock: Readonly<Record<string, number>>;
}

/** The store's products and stock, for the sandbox's ERP. */
export async function erpItems({ adminUrl }: { readonly adminUrl: string }): Promise<ErpItem[]> {
  const knex = connect({ url: adminUrl, applicationName: 'erp-items', pool: 1 });
  try {
    const { rows } = await knex.raw<{ rows: ErpItem[] }>(`
      SELECT p.item_code AS "itemCode", p.name AS "itemName", p.price_cents / 100.0 AS price, p.has_series AS series,
        coalesce(jsonb_object_agg(s.warehouse_code, s.received) FILTER (WHERE s.id IS NOT NULL), '{}') AS stock
      FROM product p LEFT JOIN stock_source s ON s.item_code = p.item_code AND s.purchase_document IS NULL
      GROUP BY p.id ORDER BY p.item_code`);
    return rows;
  } finally {
    await disconnect(knex);
  }
}
