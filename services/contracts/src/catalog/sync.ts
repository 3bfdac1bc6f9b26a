import { z } from 'zod';
import { endpointsOf, outsideDeadline } from '../endpoint';
import { pesos } from '../shapes';

export const syncedProduct = z.object({
  ok: z.literal(true),
  ItemCode: z.string(),
  ItemName: z.string().describe('as the ERP names it; the store keeps its own name'),
  Active: z.boolean(),
  Price: pesos,
  Available: z.number().int().min(0).describe('as the product page has it: purchases under way included'),
  /** The pieces that the ERP can promise, by warehouse. */
  stock: z.array(z.object({ WhsCode: z.string(), available: z.number().int().min(0) })),
  changed: z
    .array(z.enum(['price', 'stock', 'active', 'series', 'packing']))
    .describe('the store’s values that differed'),
  /** Warehouses of the ERP that the store does not deliver from. */
  unknownWarehouses: z.array(z.string()),
});
export type SyncedProduct = z.infer<typeof syncedProduct>;

export const syncEndpoints = endpointsOf('catalog', {
  'POST /sync/syncproductbyitemcode/{code}': {
    audits: [],
    access: 'staff',
    deadlineMs: outsideDeadline,
    summary: 'Takes price, stock by warehouse and validity of one product from the ERP',
    params: z.object({ code: z.string().min(1).max(50) }),
    response: syncedProduct,
    errors: ['product_not_found', 'unavailable'],
  },
});
