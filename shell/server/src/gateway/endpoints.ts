import { type Endpoint, endpoints, isInternal } from '@actual/contracts';

/** The calls a gateway knows: on the public network those of staff do not exist. */
export const endpointsOf = (internal: boolean): Endpoint[] =>
  Object.values<Endpoint>(endpoints).filter((endpoint) => internal || !isInternal(endpoint));
