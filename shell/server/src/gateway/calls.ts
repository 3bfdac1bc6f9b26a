import { callPath } from '@actual/contracts/client/call-path';
import type { FastifyRequest } from 'fastify';
import { type Call, calls } from './call-table.built';

/** One call of the route table, as the gateway hands it on. */
export interface ForwardedCall {
  readonly call: Call;
  readonly route: string;
  /**
   * The request's address at the service, made of the contract's words and the matched parameters; null where one
   * cannot stand in it.
   */
  readonly addressOf: (request: FastifyRequest) => string | null;
}

function knownQuery(url: string, names: ReadonlySet<string>): string {
  const query = names.size > 0 ? /^[^?#]*\?([^#]*)/.exec(url)?.[1] : undefined;
  if (!query) return '';
  const known = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) if (names.has(name)) known.append(name, value);
  const text = known.toString();
  return text && `?${text}`;
}

/** `/order/{id}` as the router writes it. */
export const routePath = (template: string): string => template.replace(/\{(\w+)\}/g, ':$1');

function forwardedCall(call: Call): ForwardedCall {
  const pathOf = callPath(call.path);
  const names = new Set(call.queryNames);
  return {
    call,
    route: routePath(call.path),
    addressOf: ({ params, url }) => {
      const path = pathOf(params as Record<string, string>);
      return path === null ? null : path + knownQuery(url, names);
    },
  };
}

/** The calls a gateway hands on: on the public network those of staff do not exist. */
export const forwardedCalls = (internal: boolean): ForwardedCall[] =>
  Object.values(calls)
    .filter((call) => internal || !call.internal)
    .map(forwardedCall);
