import { fileURLToPath } from 'node:url';
import { connect, disconnect } from '@actual/database';
import { openReplica } from '@actual/database/replica/replica';
import { gatewaysByCredential, picturesBucket, privateBucket, run, tokenKeysIn } from '@actual/kit';
import { createSap } from '@actual/providers/sap/client';
import { createCatalogApp } from './app';
import { readCatalogConfig } from './config';
import { ImportThreads } from './imports/import-thread';
import { ModelFiles } from './model-sizes/model-files';
import { keepPromotions } from './promotions/keep-promotions';
import { catalogWorkers } from './workers';

const config = readCatalogConfig();
const db = connect({ url: config.DATABASE_URL, applicationName: 'catalog', pool: config.DATABASE_POOL });
const replica = openReplica(db, {
  url: config.DATABASE_READ_URL,
  applicationName: 'catalog',
  pool: config.DATABASE_POOL,
});
const { service, live } = await createCatalogApp({
  db,
  replica,
  bucket: privateBucket.of(config),
  nudgeImports: () => workers.nudge(),
  gatewayOf: gatewaysByCredential(config),
  tokenKeys: tokenKeysIn(config),
  cookieSecret: config.COOKIE_SECRET,
  secureCookies: config.COOKIE_SECURE,
  logLevel: config.LOG_LEVEL,
  perMinute: config.RATE_LIMIT_PER_MINUTE,
  erp: config.SAP_BASE_URL
    ? {
        sap: createSap({
          baseUrl: config.SAP_BASE_URL,
          company: config.SAP_COMPANY,
          user: config.SAP_USER,
          password: config.SAP_PASSWORD,
        }),
        priceList: config.SAP_PRICE_LIST,
      }
    : null,
});
const promotions = keepPromotions(db, (error) =>
  service.app.log.warn({ err: error }, 'promotions could not be looked at'),
);
const threads = new ImportThreads(fileURLToPath(new URL('imports/thread.mjs', import.meta.url)), {
  databaseUrl: config.DATABASE_URL,
  picturesDir: config.PICTURES_DIR,
  modelDirs: config.MODELS_DIR,
  bucket: picturesBucket.of(config),
});
const modelFiles = new ModelFiles(config.MODELS_DIR, picturesBucket.of(config));
const workers = catalogWorkers({ db, threads, modelFiles, log: service.app.log });
workers.start();
service.app.addHook('onClose', async () => {
  promotions.stop();
  await threads.stop();
  await workers.stop();
  modelFiles.close();
});
await run(service.app, { port: config.PORT, host: config.HOST }, async () => {
  await replica?.close();
  await disconnect(db);
});
// the first shopper should not wait for the index; a database that is not there yet is met again on their request
Promise.resolve(replica?.look())
  .then(() => live.refresh())
  .catch((error: unknown) => service.app.log.warn({ err: error }, 'the catalog could not be read yet'));
