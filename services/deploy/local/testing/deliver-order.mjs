/**
 * `node deliver-order.mjs ORDER DAYS`: as if the order of a store under test had come so many days ago. Journeys pass the
 * time with it that no clock of theirs can.
 */
import { openStoreDatabase } from '../import-command.mjs';
import { readEnvironment, readSettings } from '../store/settings.mjs';
import { createProgress } from '../terminal/progress.mjs';
import { loadTs } from '../toolchain/load-ts.mjs';

const [orderId, days] = process.argv.slice(2);
/** @type {typeof import('@actual/database')} */
const { connect, disconnect } = await loadTs('services/database/src/index.ts');
const database = await openStoreDatabase(readSettings(readEnvironment()), {
  dryRun: false,
  progress: createProgress(),
});
const db = connect({ url: database.url, applicationName: 'journey', pool: 1 });
try {
  const day = db.raw('store_day(now()) - ?::int', [Number(days)]);
  await db.transaction(async (trx) => {
    await trx('orders').where({ id: orderId }).update({ delivery_date: day });
    await trx('order_line').where({ order_id: orderId }).update({ ship_date: day });
  });
} finally {
  await disconnect(db);
  await database.close();
}
