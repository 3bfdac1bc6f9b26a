import { changes, deadlineOf, type Endpoint, fileBytes, isInternal } from '@actual/contracts/endpoint';
import { endpoints } from '@actual/contracts/endpoints';

/** A call as a gateway hands it on: without its shapes, which the services check. */
export interface Call extends Pick<Endpoint, 'method' | 'path' | 'service' | 'access' | 'form' | 'download'> {
  readonly internal: boolean;
  readonly changes: boolean;
  readonly deadlineMs: number;
  readonly queryNames: readonly string[];
  /** Most bytes of a body with a file, where one may come. */
  readonly fileBytes?: number | undefined;
}

const callOf = (endpoint: Endpoint): Call => {
  const { method, path, service, access, form, download } = endpoint;
  return {
    method,
    path,
    service,
    access,
    form,
    download,
    internal: isInternal(endpoint),
    changes: changes(endpoint),
    deadlineMs: deadlineOf(endpoint),
    queryNames: Object.keys(endpoint.query?.shape ?? {}),
    fileBytes: fileBytes(endpoint),
  };
};

/** Every call of the store, by `METHOD path`. */
export const calls: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.entries<Endpoint>(endpoints).map(([key, endpoint]) => [key, callOf(endpoint)]),
);
