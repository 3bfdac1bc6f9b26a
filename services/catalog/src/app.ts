import type { Knex } from '@actual/database';
import { Service, type ServiceOptions } from '@actual/kit';
import { CardReader } from './cards/card-reader';
import { LiveCatalogue } from './catalogue/live-catalogue';
import { categoryRoutes } from './category/routes';
import type { CatalogDependencies } from './dependencies';
import { documentRoutes } from './documents/routes';
import { listingRoutes } from './listing/routes';
import { PackageGrants } from './offers/package-grant';
import { offerRoutes } from './offers/routes';
import { productRoutes } from './product/routes';
import { shippingRoutes } from './shipping/routes';
import { Zones } from './shipping/zones';
import { siteRoutes } from './site/routes';

export interface CatalogApp {
  readonly service: Service;
  readonly live: LiveCatalogue;
}

/** The catalogue service: everything a shopper finds and chooses by. Reads a lot, writes nothing yet. */
export async function createCatalogApp(options: Omit<ServiceOptions, 'name'> & { db: Knex }): Promise<CatalogApp> {
  const { db } = options;
  const service = await Service.create({ ...options, name: 'catalog' });
  const live = new LiveCatalogue(db);
  const zones = new Zones(db);
  const dependencies: CatalogDependencies = { db, live, zones, cards: new CardReader(db, zones) };
  categoryRoutes(service, dependencies);
  listingRoutes(service, dependencies);
  productRoutes(service, dependencies);
  shippingRoutes(service, dependencies);
  siteRoutes(service, dependencies);
  offerRoutes(service, dependencies, new PackageGrants(options.cookieSecret));
  documentRoutes(service, dependencies);
  service.assertComplete();
  return { service, live };
}
