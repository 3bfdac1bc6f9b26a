import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { beSlow, controlFaults, drop, FaultSwitches } from '../../sandbox/faults';
import { sapConsole } from './console';
import {
  cancelOrder,
  changeOrder,
  newIncomingPayment,
  newInvoice,
  newOrder,
  newPartner,
  SapRefusal,
} from './documents';
import { LOGIN_FAULTS, SAP_FAULTS, type SapFault, sapFaults } from './faults';
import { itemControl } from './items';
import { pageSize, parseFilter, pick, type Row } from './odata';
import { seriesControl } from './series';
import { SapSessions } from './sessions';
import { ENTITY_KEYS, type Entity, SapStore } from './store';

export type SapSandboxCredentials = { company: string; user: string; password: string };

export type SapSandboxOptions = SapSandboxCredentials & { stateFile?: string };

type Version = 'v1' | 'v2';

const SESSION_MINUTES = 30;
const loginBody = z.object({ CompanyDB: z.string(), UserName: z.string(), Password: z.string() });

/** Everything the routes of one sandbox share. */
type Parts = {
  options: SapSandboxOptions;
  store: SapStore;
  sessions: SapSessions;
  faults: FaultSwitches<typeof sapFaults>;
};

/** The Service Layer's protocol under this plugin's prefix (`b1s/v1`, `b1s/v2`), with console and fault switches. */
export async function sapSandbox(app: FastifyInstance, options: SapSandboxOptions): Promise<void> {
  const parts: Parts = {
    options,
    store: new SapStore(options.stateFile),
    sessions: new SapSessions(),
    faults: new FaultSwitches(sapFaults),
  };
  app.addHook('onClose', async () => parts.store.flush());
  controlFaults(app, '/_control/faults', parts.faults, app.prefix);
  app.post('/_control/clock', async (request) => {
    const { advanceMinutes } = z.object({ advanceMinutes: z.number().min(0) }).parse(request.body);
    parts.sessions.pushClock(advanceMinutes);
    return { advanceMinutes };
  });
  app.get('/_control/sessions', async () => ({ logins: parts.sessions.loginCount }));
  itemControl(app, parts.store);
  seriesControl(app, parts.store);
  sapConsole(app, parts);
  for (const version of ['v1', 'v2'] as const) {
    await app.register(async (api) => serviceLayer(api, version, parts), { prefix: `/b1s/${version}` });
  }
}

function serviceLayer(api: FastifyInstance, version: Version, parts: Parts): void {
  const { store, sessions, faults } = parts;

  api.setErrorHandler(async (error, _, reply) => {
    if (error instanceof SapRefusal) return refuse(reply, version, error.status, error.code, error.message);
    return refuse(reply, version, 400, -1000, error instanceof Error ? error.message : 'Invalid request');
  });

  api.addHook('preHandler', async (request, reply) => {
    await beSlow(faults.current.slowMs);
    const login = request.routeOptions.url?.endsWith('/Login') ?? false;
    const { fault } = faults.current;
    if (LOGIN_FAULTS.has(fault) === login && faults.take('failNext'))
      return showFault(request, reply, version, fault, parts);
    if (!login && !sessions.use(cookie(request, 'B1SESSION'), cookie(request, 'ROUTEID'))) {
      return refuse(reply, version, 401, 301, SAP_FAULTS.session_dead.message);
    }
  });

  api.post('/Login', async (request, reply) => logIn(request, reply, version, parts));
  api.post('/Logout', async (request, reply) => {
    sessions.close(cookie(request, 'B1SESSION'));
    return reply.code(204).send();
  });

  /** Commits, then answers, or loses the answer when told to. */
  const commit = (request: FastifyRequest, reply: FastifyReply, work: () => Row | null): FastifyReply => {
    const row = work();
    store.changed();
    if (faults.take('commitThenDrop')) return drop(request, reply);
    if (row === null || /return-no-content/.test(String(request.headers.prefer))) return reply.code(204).send();
    return reply.code(201).send({ ...context(version, request), ...row });
  };

  const makers: Record<Entity, (body: Row) => Row> = {
    Orders: (body) => newOrder(store, body, faults.current.uniqueWebOrderId),
    Invoices: (body) => newInvoice(store, body),
    IncomingPayments: (body) => newIncomingPayment(store, body),
    BusinessPartners: (body) => newPartner(store, body),
    Items: (body) => body,
  };

  for (const entity of Object.keys(ENTITY_KEYS) as Entity[]) {
    api.get(`/${entity}`, async (request, reply) => list(request, reply, version, store.rows(entity), entity));
    api.get(`/${entity}/$count`, async (_, reply) => reply.type('text/plain').send(String(store.rows(entity).length)));
    api.post(`/${entity}`, async (request, reply) =>
      commit(request, reply, () => store.add(entity, makers[entity](Object(request.body) as Row))),
    );
  }

  // `Orders(812)` and `Items('SOFA-01')` are one path segment, so one route reads them all.
  api.get<{ Params: { record: string }; Querystring: { $select?: string } }>('/:record', async (request) => {
    const { entity, row } = findRecord(store, request.params.record);
    const [userField] = /\bU_\w+/.exec(request.query.$select ?? '') ?? [];
    if (userField && entity === 'Items' && faults.current.noItemUserFields)
      throw new SapRefusal(400, -1000, `Property '${userField}' of 'Item' is invalid`);
    return { ...context(version, request, entity), ...pick(row, request.query.$select) };
  });
  api.patch<{ Params: { record: string } }>('/:record', async (request, reply) =>
    commit(request, reply, () => {
      const { entity, row } = findRecord(store, request.params.record);
      const change = Object(request.body) as Row;
      const replace = request.headers['b1s-replacecollectionsonpatch'] === 'true';
      if (entity === 'Orders') changeOrder(store, row, change, { replace });
      else Object.assign(row, change);
      return null;
    }),
  );
  api.post<{ Params: { record: string } }>('/:record/Cancel', async (request, reply) =>
    commit(request, reply, () => {
      const { entity, row } = findRecord(store, request.params.record);
      if (entity !== 'Orders') throw new SapRefusal(400, -5006, 'Only orders can be canceled here');
      cancelOrder(store, Number(row.DocEntry));
      return null;
    }),
  );
}

function logIn(
  request: FastifyRequest,
  reply: FastifyReply,
  version: Version,
  { options, sessions }: Parts,
): FastifyReply {
  const asked = loginBody.safeParse(request.body).data;
  if (asked?.CompanyDB !== options.company) return refuse(reply, version, 401, -306, SAP_FAULTS.bad_login.message);
  if (asked.UserName !== options.user || asked.Password !== options.password) {
    return refuse(reply, version, 401, -304, SAP_FAULTS.bad_login.message);
  }
  const session = sessions.open();
  return reply
    .header('set-cookie', [`B1SESSION=${session.id};HttpOnly;`, `ROUTEID=${session.node}; path=/b1s`])
    .send({ ...context(version, request), SessionId: session.id, Version: '1000290', SessionTimeout: SESSION_MINUTES });
}

function list(
  request: FastifyRequest,
  reply: FastifyReply,
  version: Version,
  rows: readonly Row[],
  entity: Entity,
): FastifyReply {
  const query = Object(request.query) as Record<string, string | undefined>;
  const matches = query.$filter ? parseFilter(query.$filter) : () => true;
  if (!matches) return refuse(reply, version, 400, -1000, 'Query string error: $filter');
  const found = rows.filter(matches);
  const skip = Number(query.$skip) || 0;
  const top = query.$top === undefined ? found.length : Number(query.$top) || 0;
  const size = Math.min(pageSize(String(request.headers.prefer)), top);
  const page = found.slice(skip, skip + size).map((row) => pick(row, query.$select));
  const more = size < top && skip + size < found.length;
  const next = new URLSearchParams({ ...query, $skip: String(skip + size) } as Record<string, string>);
  return reply.send({
    ...context(version, request, entity),
    value: page,
    ...(more ? { [version === 'v1' ? 'odata.nextLink' : '@odata.nextLink']: `${entity}?${next}` } : {}),
  });
}

function findRecord(store: SapStore, text: string): { entity: Entity; row: Row } {
  const match = /^(\w+)\((?:'((?:[^']|'')*)'|(\d+))\)$/.exec(text);
  const entity = match?.[1] as Entity;
  if (!match || !Object.hasOwn(ENTITY_KEYS, entity)) throw new SapRefusal(404, -1000, 'Unrecognized resource path.');
  const row = store.find(entity, match[3] ?? (match[2] ?? '').replaceAll("''", "'"));
  if (!row) throw new SapRefusal(404, -2028, SAP_FAULTS.not_found.message);
  return { entity, row };
}

function context(version: Version, request: FastifyRequest, entity = ''): Row {
  const url = `${request.protocol}://${request.host}/b1s/${version}/$metadata#${entity}`;
  return { [version === 'v1' ? 'odata.metadata' : '@odata.context']: url };
}

function showFault(
  request: FastifyRequest,
  reply: FastifyReply,
  version: Version,
  fault: SapFault,
  { sessions }: Parts,
): FastifyReply {
  if (fault === 'drop') return drop(request, reply);
  if (fault === 'session_dead') sessions.closeAll();
  const { status, code, message } = SAP_FAULTS[fault];
  if (fault !== 'proxy_error') return refuse(reply, version, status, code, message);
  return reply.code(status).type('text/html').send('<html><body><h1>Proxy Error</h1></body></html>');
}

/** v1 answers a number and an object, v2 text and a list of details. */
function refuse(reply: FastifyReply, version: Version, status: number, code: number, message: string): FastifyReply {
  const error =
    version === 'v1'
      ? { code, message: { lang: 'en-us', value: message } }
      : { code: String(code), message, details: [{ code: '', message: '' }] };
  return reply.code(status).send({ error });
}

function cookie(request: FastifyRequest, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
