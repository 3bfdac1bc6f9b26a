import type { Endpoint } from '@actual/contracts';

/** A call that a gateway may hand on. */
export interface Allowed {
  /** Path of the contract. */
  template: string;
  /** At the service, with its query. */
  address: string;
}

/** Signs that no request line may have: blanks, controls, and whatever has no ASCII. */
const notOfUrls = /[^!-~]/;

const segmentsOf = (path: string): string[] => {
  const segments = path.split('/');
  if (segments.length > 2 && segments.at(-1) === '') segments.pop();
  return segments;
};
const parameterOf = (segment: string): string | undefined => /^\{(\w+)\}$/.exec(segment)?.[1];

/** Escapes the bytes of a text that are not in `plain`. */
const escaped = (text: string, plain: RegExp): string =>
  [...Buffer.from(text)]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return byte < 128 && plain.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');

/** A form's text: characters that are no escape stand for themselves, bytes that are no UTF-8 for nothing known. */
const readForm = (text: string): string => {
  const bytes = text.replaceAll('+', ' ').match(/%[0-9a-f]{2}|./giu) ?? [];
  return Buffer.concat(
    bytes.map((one) => (one.length === 3 ? Buffer.from(one.slice(1), 'hex') : Buffer.from(one))),
  ).toString();
};
const writeForm = (text: string): string => escaped(text, /[\w*.\- ]/).replaceAll(' ', '+');

function queryOf(query: string, names: readonly string[]): string {
  const pairs = query.split('&').filter(Boolean);
  const known = pairs
    .map((pair) => [pair.split('=')[0] ?? '', pair.split('=').slice(1).join('=')].map(readForm))
    .filter(([name = '']) => names.includes(name));
  return known.length > 0 ? `?${known.map((pair) => pair.map(writeForm).join('=')).join('&')}` : '';
}

function decoded(segments: readonly string[]): string[] | null {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The parameters of a path below `/api` under a template; null when it is another path. */
function match(template: string, given: readonly string[]): Record<string, string> | null {
  const wanted = segmentsOf(template);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    const value = given[at] ?? '';
    const name = parameterOf(segment);
    if (name) params[name] = value;
    else if (value !== segment) return null;
  }
  return params;
}

/** Words before parameters, from the left. */
const byWords = (a: Endpoint, b: Endpoint): number => {
  const rank = ({ path }: Endpoint) =>
    segmentsOf(path)
      .map((segment) => (parameterOf(segment) ? '1' : '0'))
      .join('');
  return rank(a).localeCompare(rank(b));
};

/**
 * What a request line may become, told without the gateway's own router or URL; null where no service may hear of it.
 */
export function allowed(list: readonly Endpoint[], method: string, target: string): Allowed | null {
  const below = /^https?:\/\/[^/?#]*\/?(.*)$/i.exec(target)?.[1];
  const [path = '', query = ''] = (below === undefined ? target : `/${below}`).replace(/#.*$/, '').split(/\?(.*)/);
  const [root, prefix, ...call] = decoded(segmentsOf(path)) ?? [];
  if (notOfUrls.test(target) || root !== '' || prefix !== 'api') return null;
  const given = ['', ...call];
  const [endpoint] = list.filter((one) => one.method === method && match(one.path, given)).sort(byWords);
  const params = endpoint && match(endpoint.path, given);
  if (!endpoint || !params || Object.values(params).some((value) => ['', '.', '..'].includes(value))) return null;
  const filled = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => escaped(params[name] ?? '', /[\w.!~*'()-]/));
  return { template: endpoint.path, address: filled + queryOf(query, Object.keys(endpoint.query?.shape ?? {})) };
}
