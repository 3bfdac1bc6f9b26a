import { readConfig, serviceSettings } from '@actual/kit';

/** Settings of the catalogue service. `CATALOG_DATABASE_URL` and `CATALOG_PORT` come before the general names. */
export const readCatalogConfig = (env: NodeJS.ProcessEnv = process.env) =>
  readConfig(serviceSettings, {
    ...env,
    PORT: env.CATALOG_PORT ?? env.PORT ?? '4501',
    DATABASE_URL: env.CATALOG_DATABASE_URL ?? env.DATABASE_URL,
  });
