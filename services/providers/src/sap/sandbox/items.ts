import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Row } from './odata';
import type { SapStore } from './store';

/** How many pieces of an item a warehouse has. */
export type WarehouseInfo = { WarehouseCode: string; InStock: number; Committed: number; Ordered: number };

/** The item's record of a warehouse, made on the first use. */
export function warehouseOf(item: Row, code: string): WarehouseInfo {
  const all = Array.isArray(item.ItemWarehouseInfoCollection)
    ? (item.ItemWarehouseInfoCollection as WarehouseInfo[])
    : [];
  item.ItemWarehouseInfoCollection = all;
  let info = all.find((one) => one.WarehouseCode === code);
  if (!info) {
    info = { WarehouseCode: code, InStock: 0, Committed: 0, Ordered: 0 };
    all.push(info);
  }
  return info;
}

const told = z.array(
  z.object({
    itemCode: z.string().min(1),
    itemName: z.string(),
    /** Pesos with tax, of the first price list. */
    price: z.number().min(0),
    /** False: closed, nobody may sell it any more. */
    valid: z.boolean().default(true),
    /** Each piece has a number of its own. */
    series: z.boolean().default(false),
    /** How it travels, in the words of a merchant's file. */
    packing: z.string().nullish(),
    stock: z.record(z.string(), z.number().int().min(0)),
  }),
);

/**
 * `POST _control/items` tells the sandbox the company's items, as the ERP of a running store would know them: existing
 * ones keep their committed pieces. `GET` returns how many items there are.
 */
export function itemControl(app: FastifyInstance, store: SapStore): void {
  app.get('/_control/items', async () => ({ items: store.rows('Items').length }));
  app.post('/_control/items', { bodyLimit: 16 * 1024 * 1024 }, async (request) => {
    for (const { itemCode, itemName, price, valid, series, packing, stock } of told.parse(request.body)) {
      const item = store.find('Items', itemCode) ?? store.add('Items', { ItemCode: itemCode });
      const flag = (on: boolean) => (on ? 'tYES' : 'tNO');
      Object.assign(item, { ItemName: itemName, Valid: flag(valid), ManageSerialNumbers: flag(series) });
      if (packing) item.U_Packing = packing;
      item.ItemPrices = [{ PriceList: 1, Price: price, Currency: 'MXP' }];
      for (const [code, pieces] of Object.entries(stock)) warehouseOf(item, code).InStock = pieces;
    }
    store.changed();
    return { items: store.rows('Items').length };
  });
}
