import type { Knex } from '@actual/database';
import type { Service } from '@actual/kit';
import { readReceipt } from './receipt.queries';
import { readSale } from './sale.queries';

/** The calls with which staff read a sale in a shop; checkout writes it. */
export function saleRoutes(service: Service, db: Knex): void {
  service
    .implement('GET /quotation/{id}/sale', ({ params }) => readSale(db, params.id))
    .implement('GET /quotation/{id}/receipt', ({ params }) => readReceipt(db, params.id));
}
