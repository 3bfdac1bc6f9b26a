import { endpointsOfAccount } from './account/endpoints';
import { endpointsOfCatalog } from './catalog/endpoints';
import { endpointsOfCheckout } from './checkout/endpoints';
import { endpointsOfStaff } from './staff/endpoints';

/** Every call of the store, by `METHOD path`. A service imports its own alone: the shapes of all take 10 MiB. */
export const endpoints = {
  ...endpointsOfCatalog,
  ...endpointsOfCheckout,
  ...endpointsOfAccount,
  ...endpointsOfStaff,
};
export type Endpoints = typeof endpoints;
