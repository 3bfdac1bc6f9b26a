import { categoryEndpoints } from './category';
import { categoryListEndpoints } from './category-lists';
import { importEndpoints } from './imports';
import { offerEndpoints } from './offers';
import { pageTextEndpoints } from './page-texts';
import { productEndpoints } from './product';
import { productGroupEndpoints, productListEndpoints } from './product-lists';
import { roomEndpoints } from './rooms';
import { shippingEndpoints } from './shipping';
import { shopEndpoints } from './shops';
import { siteEndpoints } from './site';
import { storefrontEndpoints } from './storefront';
import { suggestionEndpoints } from './suggestions';
import { syncEndpoints } from './sync';

/** The calls of the catalog service, by `METHOD path`. */
export const endpointsOfCatalog = {
  ...categoryEndpoints,
  ...productEndpoints,
  ...pageTextEndpoints,
  ...shopEndpoints,
  ...siteEndpoints,
  ...storefrontEndpoints,
  ...importEndpoints,
  ...shippingEndpoints,
  ...suggestionEndpoints,
  ...offerEndpoints,
  ...roomEndpoints,
  ...categoryListEndpoints,
  ...productListEndpoints,
  ...productGroupEndpoints,
  ...syncEndpoints,
};
