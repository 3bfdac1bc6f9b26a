import { changes, type Endpoint } from '@actual/contracts/endpoint';
import { sessionCookieNames } from '@actual/contracts/facts/access/session';
import { endpointsOf } from '@actual/shell/server/src/gateway/endpoints';

/** Callers whose calls need the gateway: it tells a mail's link its brand, and hands on a provider's own signature. */
const needGateway: readonly Endpoint['access'][] = ['link', 'provider', 'key', 'token'];

/** A call that any gateway would hand on as it comes: public, quick, without effect, without a file. */
const isPlainRead = (e: Endpoint): boolean =>
  !changes(e) && !e.form && e.upload === undefined && e.deadlineMs === undefined && !needGateway.includes(e.access);

/** The public calls that nginx hands to their service itself. */
export const readCalls = (): Endpoint[] => endpointsOf(false).filter(isPlainRead);

/** A segment in plain characters; one that starts with a dot may be a step. */
const segment = String.raw`[\w~-][\w.~-]*`;
const plainQuery = String.raw`[\w.~%+&=,:@*!-]*`;

const lineOf = ({ method, path }: Endpoint): string =>
  `${method}:${path
    .replace(/\/$/, '')
    .replaceAll('.', String.raw`\.`)
    .replace(/\{\w+\}/g, segment)}`;

/**
 * nginx's maps from a request to `$read_service` and `$read_path`: empty for a request that is not in the list in
 * exactly its spelling, or comes with a session, whose token the gateway renews.
 */
export function readMaps(calls: readonly Endpoint[]): string {
  const services = [...new Set(calls.map(({ service }) => service))];
  const cookies = [true, false].flatMap((secure) => Object.values(sessionCookieNames(secure)));
  const rows = services.map((service) => {
    const lines = calls.filter((one) => one.service === service).map(lineOf);
    return `    "~(?x)^(?:\n        ${lines.join('\n      | ')}\n    )$" ${service};`;
  });
  return `map $http_cookie $has_session {
    default "";
    "~(?:^|[;\\s])(?:${cookies.join('|')})=" yes;
}
# as it was sent: nothing escaped, doubled or stepped up is in here
map $request_uri $plain_path {
    default "";
    "~^/api(?<plain_before_query>(?:/${segment})+)/?(?:\\?${plainQuery})?$" $plain_before_query;
}
map $request_uri $read_path {
    default "";
    "~^/api(?<all_after_api>/.*)$" $all_after_api;
}
map "$has_session$request_method:$plain_path" $read_service {
    default "";
${rows.join('\n')}
}
`;
}
