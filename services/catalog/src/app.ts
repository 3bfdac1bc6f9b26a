import { endpointsOfCatalog } from '@actual/contracts/catalog/endpoints';
import type { Knex } from '@actual/database';
import type { Replica } from '@actual/database/replica/replica';
import { type BucketSettings, Service, type ServiceOptions } from '@actual/kit';
import { Caps } from '@actual/kit/caps/caps';
import { filesOf } from '@actual/kit/files/files-of';
import { readsOf } from '@actual/kit/monitoring/replica';
import { CardReader } from './cards/card-reader';
import { categoryRoutes } from './category/category.routes';
import { categoryListRoutes } from './category/category-list.routes';
import type { CatalogDependencies } from './dependencies';
import { documentRoutes } from './documents/documents.routes';
import { importRoutes } from './imports/imports.routes';
import { filterRoutes } from './listing/filter.routes';
import { listingRoutes } from './listing/listing.routes';
import { LiveCatalog } from './live/live-catalog';
import { offerRoutes } from './offers/offers.routes';
import { PackageGrants } from './offers/package-grant';
import { productGroupRoutes } from './product/group.routes';
import { productRoutes } from './product/product.routes';
import { ProductViews } from './product/product-views';
import { roomRoutes } from './rooms/rooms.routes';
import { searchRoutes } from './search/search.routes';
import { shippingRoutes } from './shipping/shipping.routes';
import { Zones } from './shipping/zones';
import { shopRoutes } from './shops/shops.routes';
import { siteRoutes } from './site/site.routes';
import { packagePasswordRoutes } from './storefront/passwords/passwords.routes';
import { storefrontPictureRoutes } from './storefront/pictures/pictures.routes';
import { storefrontRoutes } from './storefront/storefront.routes';
import { pageTextRoutes } from './storefront/texts/page-texts.routes';
import { syncRoutes } from './sync/sync.routes';
import type { Erp } from './sync/sync-product';
import { wayInRoutes } from './way-in/way-in.routes';

export interface CatalogApp {
  readonly service: Service;
  readonly live: LiveCatalog;
  readonly productViews: ProductViews;
}

export interface CatalogOptions extends Omit<ServiceOptions, 'name' | 'endpoints' | 'useTable'> {
  readonly db: Knex;
  readonly replica?: Replica | null;
  /** Null where products are not synchronized. */
  readonly erp?: Erp | null;
  /** Where pictures that staff hand in are moved to. */
  readonly bucket?: BucketSettings | undefined;
  /** Wakes the worker that runs imports. */
  readonly nudgeImports?: () => void;
}

/** The catalog service: everything a shopper finds and chooses by. Reads a lot, writes little. */
export async function createCatalogApp(options: CatalogOptions): Promise<CatalogApp> {
  const { db } = options;
  const service = await Service.create({
    ...options,
    name: 'catalog',
    endpoints: endpointsOfCatalog,
    useTable: 'catalog_caller_use',
    idempotencyTable: 'catalog_idempotency',
    marksStatements: false,
  });
  const reads = readsOf(service, options);
  const live = new LiveCatalog(reads, undefined, (error) =>
    service.app.log.warn({ err: error }, 'the catalog could not be read anew'),
  );
  const zones = new Zones(reads);
  const productViews = new ProductViews(db, (error) =>
    service.app.log.warn({ err: error }, 'product views could not be counted'),
  );
  service.app.addHook('onClose', () => productViews.write());
  const dependencies: CatalogDependencies = {
    db,
    reads,
    live,
    zones,
    productViews,
    cards: new CardReader(reads, zones),
  };
  categoryRoutes(service, dependencies);
  categoryListRoutes(service, dependencies);
  listingRoutes(service, dependencies);
  filterRoutes(service, dependencies);
  productRoutes(service, dependencies);
  wayInRoutes(service, dependencies);
  searchRoutes(service, dependencies);
  productGroupRoutes(service, dependencies);
  shippingRoutes(service, dependencies);
  shopRoutes(service, dependencies);
  siteRoutes(service, dependencies);
  storefrontRoutes(service, dependencies);
  pageTextRoutes(service, dependencies);
  importRoutes(service, dependencies, options.nudgeImports ?? (() => undefined));
  const files = filesOf(service, { db, role: 'catalog', bucket: options.bucket });
  storefrontPictureRoutes(service, { db, files });
  packagePasswordRoutes(service, dependencies);
  const caps = new Caps({
    capped: options.perMinute > 0,
    secret: options.cookieSecret,
    uses: 'catalog_caller_use',
    proofs: 'catalog_spent_proof',
  });
  offerRoutes(service, dependencies, { grants: new PackageGrants(options.cookieSecret), caps });
  roomRoutes(service, dependencies);
  syncRoutes(service, dependencies, options.erp ?? null);
  documentRoutes(service, dependencies);
  service.assertComplete();
  return { service, live, productViews };
}
