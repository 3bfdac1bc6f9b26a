import { type Endpoint, type Endpoints, endpoints, isInternal } from '@actual/contracts';
import type { ShellConfig } from '../config';

export type EndpointKey = keyof Endpoints & string;

/** Address of the service that owns a call. */
export function serviceOf(config: ShellConfig, key: EndpointKey): string {
  const { service } = endpoints[key];
  const url = config.services[service];
  if (!url) throw new Error(`${key}: the ${service} service is not reachable from this gateway`);
  return url;
}

/** The calls a gateway knows: on the public network those of staff do not exist. */
export const endpointsOf = (internal: boolean): Endpoint[] =>
  Object.values<Endpoint>(endpoints).filter((endpoint) => internal || !isInternal(endpoint));
