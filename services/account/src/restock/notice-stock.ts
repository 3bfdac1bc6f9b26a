import type { Knex } from '@actual/database';
import { readSupply } from '@actual/database/supply';
import { Worker } from '@actual/kit/worker';
import type { Invoices } from '../invoices/context';
import { noticeRequests, waitedFor } from './restock.queries';

/** Mails put into the outbox in one go. */
const batch = 200;
/** Looks at the stock are so much rarer than those at the outbox. */
const rarer = 10;

/** Awaited products of which a piece can be promised, from stock or from a purchase under way. */
async function backInStock(db: Knex): Promise<string[]> {
  const wanted = await waitedFor(db);
  const sources = await readSupply(
    db,
    wanted.map(({ itemCode }) => itemCode),
  );
  const stocked = new Set(sources.filter(({ available }) => available > 0).map(({ itemCode }) => itemCode));
  return wanted.filter(({ itemCode }) => stocked.has(itemCode)).map(({ id }) => id);
}

/** Leaves a mail for each person who waits for a product that is back in stock. @returns how many */
export async function noticeStock(db: Knex): Promise<number> {
  const products = await backInStock(db);
  return products.length > 0 ? noticeRequests(db, products, batch) : 0;
}

/** Checks the stock of awaited products. It keeps no state, so a restart loses nothing. */
export const restockWorker = ({ db, log, nudge, settings }: Invoices): Worker =>
  new Worker(
    'restock',
    settings.workerIntervalMs * rarer,
    async () => {
      const noticed = await noticeStock(db);
      if (noticed > 0) nudge();
      return noticed;
    },
    log,
    { rests: true },
  );
