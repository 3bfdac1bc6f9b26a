import { delimiter } from 'node:path';
import { picturesBucket, privateBucket, readConfig, readingSettings, webAddress } from '@actual/kit';
import { z } from 'zod';

const allSettings = readingSettings.extend({
  ...privateBucket.shape,
  ...picturesBucket.shape,
  /** Where an import keeps pictures and 3D models, unless there is a bucket for them: the folders that the gateways show. */
  PICTURES_DIR: z.string().min(1).default('.data/pictures'),
  MODELS_DIR: z
    .string()
    .default('.data/models')
    .transform((dirs) => dirs.split(delimiter).filter(Boolean)),
  /** The ERP that products are synchronized from; without it everything else works. */
  SAP_BASE_URL: webAddress.optional(),
  SAP_COMPANY: z.string().default(''),
  SAP_USER: z.string().default(''),
  SAP_PASSWORD: z.string().default(''),
  /** The ERP's price list with the shop's prices, tax included. */
  SAP_PRICE_LIST: z.coerce.number().int().min(1).default(1),
});
export const catalogSettings = allSettings.superRefine(privateBucket.check).superRefine(picturesBucket.check);
export type CatalogConfig = z.output<typeof catalogSettings>;

/** Settings of the catalog service; a name that begins with `CATALOG_` wins over the general one. */
export const readCatalogConfig = (env: NodeJS.ProcessEnv = process.env): CatalogConfig =>
  readConfig(catalogSettings, {
    ...env,
    PORT: env.CATALOG_PORT ?? env.PORT ?? '4501',
    DATABASE_URL: env.CATALOG_DATABASE_URL ?? env.DATABASE_URL,
    DATABASE_READ_URL: env.CATALOG_DATABASE_READ_URL ?? env.DATABASE_READ_URL,
  });
