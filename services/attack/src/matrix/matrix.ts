import { type Endpoint, endpoints } from '@actual/contracts';
import { keyOf, pathOf, sampleRequest } from '../bodies';
import { someAddress } from '../browser';
import { type Answer, jsonOf, send, whenThere } from '../http';
import { after, inTurns } from '../in-turns';
import { Tally } from '../tally';
import type { Target } from '../target';
import { type Belongings, type Caller, castOf, nobodys } from './cast';
import { type EntryPoint, type Expectation, expectationOf } from './expectation';
import { isMasked } from './masked';

const AT_ONCE = 8;
/** The codes of refused access; other refusals mean access was granted. */
const accessCodes = new Set([
  'unauthorized',
  'forbidden',
  'not_found',
  'signature_invalid',
  'site_required',
  'link_expired',
]);
const refusals = new Set([401, 403, 404]);

interface Call {
  endpoint: Endpoint;
  caller: Caller;
  entryPoint: EntryPoint;
  base: string;
  of: Belongings | null;
  whose: string;
}

/**
 * Every role at every endpoint, about its own, another's and nobody's object, through both gateways and beside them.
 */
export async function attackMatrix(
  target: Target,
  { calls, seconds }: { calls: number; seconds: number },
): Promise<Tally> {
  const tally = new Tally('roles × endpoints × owners × entry points');
  const { callers, belongings } = await castOf(target);
  const whose = [
    ['a holder’s', belongings.holder],
    ['a client’s', belongings.client],
    ['nobody’s', nobodys],
  ] as const;
  const all: Call[] = [];
  for (const endpoint of inOrder())
    for (const [entryPoint, base] of entryPointsOf(target, endpoint))
      for (const caller of callers)
        for (const [name, of] of hasOwner(endpoint) ? whose : ([['', null]] as const))
          all.push({ endpoint, caller, entryPoint, base, of, whose: name });
  await inTurns(evenly(all, calls), AT_ONCE, after(seconds), async (call) =>
    judge(call, await whenThere(() => make(call)), tally),
  );
  if (tally.row.tried < all.length) tally.note(`${tally.row.tried} of ${all.length} calls`);
  return tally;
}

/** Calls that end a session come last. */
const ending = ['/me/sessions/endothers', '/auth/signout'];
const inOrder = (): Endpoint[] =>
  Object.values<Endpoint>(endpoints).sort((a, b) => ending.indexOf(a.path) - ending.indexOf(b.path));

const hasOwner = ({ access }: Endpoint): boolean => access === 'holder' || access === 'owner-or-staff';

function entryPointsOf({ inside, internal, ...target }: Target, { service }: Endpoint): [EntryPoint, string][] {
  const own = inside?.services[service];
  return [
    ['public', `${target.public}/api`],
    ...(internal ? [['internal', `${internal}/api`] satisfies [EntryPoint, string]] : []),
    ...(own ? [['service', own] satisfies [EntryPoint, string]] : []),
  ];
}

/** A sample spread evenly over a list. */
function evenly<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, list.length / most);
  return Array.from({ length: Math.min(most, list.length) }, (_, at) => list[Math.floor(at * step)]).filter(
    (one) => one !== undefined,
  );
}

/** The object a call is about, wherever the endpoint names it. */
function about(endpoint: Endpoint, { quotation, order, client }: Belongings): Record<string, string> {
  const isOrder = /^\/order\/(findbyid|all)|^\/invoice\//.test(endpoint.path);
  const isClient = endpoint.path.startsWith('/client/');
  const id = isClient ? (client ?? nobodys.order) : isOrder ? order : quotation;
  return { id, quotationId: quotation, order, quotation };
}

function make({ endpoint, caller, base, of }: Call): Promise<Answer> {
  const { params, query, body } = sampleRequest(endpoint);
  const named = of ? about(endpoint, of) : {};
  const known = (part: Record<string, unknown>) => ({
    ...part,
    ...Object.fromEntries(Object.entries(named).filter(([name]) => name in part)),
  });
  const { origin, pathname } = new URL(base);
  const path = `${pathname === '/' ? '' : pathname}${pathOf(endpoint, { params: known(params), query: known(query) })}`;
  return send(origin, {
    method: endpoint.method,
    path,
    headers: {
      site: 'actual-studio',
      ...caller.headers,
      'x-forwarded-for': someAddress(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body ? JSON.stringify(known(body)) : undefined,
  });
}

function judge(call: Call, answer: Answer, tally: Tally): void {
  const { endpoint, caller, entryPoint, of, whose } = call;
  const expected = expectationOf(endpoint, caller, entryPoint, of);
  const sentence = `${caller.name} at ${keyOf(endpoint)}${whose && ` (${whose})`}, ${entryPoint}: ${answer.status}`;
  if (answer.status >= 500 && !isStated(endpoint, answer)) tally.broke('5xx', sentence);
  else if (fits(endpoint, expected, answer)) tally.held();
  else tally.broke('open', `${sentence}, should be ${expected}`);
}

function fits(endpoint: Endpoint, expected: Expectation, { status, body }: Answer): boolean {
  const code = String(jsonOf(body)?.code);
  // a mail's link with a wrong key leads to the store without a cookie
  if (endpoint.access === 'link' && status >= 300 && status < 400) return true;
  if (expected === 'refused')
    return (
      (refusals.has(status) && accessCodes.has(code)) || (endpoint.path === '/order/findbyid/{id}' && isMasked(body))
    );
  if (!refusals.has(status)) return true;
  return (
    status === 404 ||
    (code !== 'unauthorized' && (code !== 'forbidden' || (endpoint.errors ?? []).includes('forbidden')))
  );
}

/** A provider that does not answer is said so. */
const isStated = (endpoint: Endpoint, { status, body }: Answer): boolean =>
  status === 503 && (endpoint.errors ?? []).includes(String(jsonOf(body)?.code));
