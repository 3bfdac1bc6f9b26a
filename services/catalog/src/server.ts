import { connect } from '@actual/database';
import { gatewaysByCredential, run } from '@actual/kit';
import { housekeeping } from '@actual/kit/housekeeping';
import { createSap } from '@actual/providers/sap/client';
import { createCatalogApp } from './app';
import { readCatalogConfig } from './config';
import { keepPromotions } from './promotions/keep-promotions';

const config = readCatalogConfig();
const db = connect({ url: config.DATABASE_URL, applicationName: 'catalog', pool: config.DATABASE_POOL });
const { service, live } = await createCatalogApp({
  db,
  gatewayOf: gatewaysByCredential(config),
  jwtPublicKey: config.JWT_PUBLIC_KEY,
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
const keeper = housekeeping(db, 'catalog', service.app.log);
keeper.start();
service.app.addHook('onClose', async () => {
  promotions.stop();
  await keeper.stop();
});
await run(service.app, { port: config.PORT, host: config.HOST }, () => db.destroy());
// the first shopper should not wait for the index; a database that is not there yet is met again on their request
live.refresh().catch((error: unknown) => service.app.log.warn({ err: error }, 'the catalog could not be read yet'));
