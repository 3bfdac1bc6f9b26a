import { randomUUID } from 'node:crypto';
import { type Endpoint, fileBytes, isInternal, type ServiceName } from '@actual/contracts/endpoint';
import type { Endpoints } from '@actual/contracts/endpoints';
import { bodyBytes, startMs } from '@actual/contracts/facts/capacities';
import { visibleTexts } from '@actual/contracts/visible-text';
import { requestScope } from '@actual/database';
import { LogLines } from '@actual/files/log-lines';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Registry } from 'prom-client';
import type { z } from 'zod';
import { Audit, type AuditedChange, isAudited } from './audit';
import { Idempotency } from './idempotency/idempotency';
import { KeptReplies } from './idempotency/kept-replies';
import { attachmentOf, installBodies } from './limits/bodies';
import { closeIdleWhileClosing } from './limits/close-idle';
import { type PerMinute, type RateLimitOptions, RateLimits } from './limits/rate-limits';
import { installHealth } from './monitoring/health';
import { installMetrics } from './monitoring/metrics';
import { AppError, installErrors } from './replies/errors';
import { FileAnswer, sendFile } from './replies/file-answer';
import { loggedError } from './replies/logged-error';
import { noStore, SerializedReply, sendSerialized } from './replies/serialized-reply';
import { authorize } from './session/access';
import { type GatewayOf, installGateways } from './session/gateways';
import { installSession, type Session, type SessionOptions } from './session/session';

type Key = keyof Endpoints & string;
type Parsed<K extends Key, P extends 'params' | 'query' | 'body'> =
  Endpoints[K] extends Record<P, infer T> ? (T extends z.ZodType ? z.output<T> : undefined) : undefined;

/** A handler's input: the parsed request and the caller. */
export interface Call<K extends Key = Key> {
  readonly params: Parsed<K, 'params'>;
  readonly query: Parsed<K, 'query'>;
  readonly body: Parsed<K, 'body'>;
  /** The body of a call that takes a file, or the file beside its fields; empty otherwise. */
  readonly file: Buffer;
  readonly site: FastifyRequest['site'];
  readonly session: Session | null;
  /** Reports the call's change for the audit log; calls of shoppers are not audited. */
  readonly changed: (change: AuditedChange) => void;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
type Answer<K extends Key> = Endpoints[K]['response'] extends z.ZodType ? z.input<Endpoints[K]['response']> : never;

export type Handler<K extends Key> = (call: Call<K>) => Promise<Answer<K> | SerializedReply | FileAnswer>;
export interface Implementation<K extends Key> {
  handle: Handler<K>;
  /** For `holder` and `owner-or-staff`: does the caller own the object? Staff are let through without being asked. */
  owns?: (call: Call<K>) => Promise<boolean>;
  /** Refuse with `forbidden` instead of pretending the object does not exist (the order page's 403). */
  revealsForbidden?: boolean;
  /** Calls per minute and address over all copies; by default the service's own limit. `none`: it counts for itself. */
  perMinute?: PerMinute;
  /** Asked all the time by the store itself: not logged unless it fails. */
  isPolled?: boolean;
}

export interface ServiceOptions extends SessionOptions, RateLimitOptions {
  name: ServiceName;
  /** The calls of this service, by their keys. */
  endpoints: Readonly<Record<string, Endpoint>>;
  gatewayOf: GatewayOf;
  logLevel: string;
  /**
   * Whether statements carry the id of their request; they do unless told. In Node 20 it costs a tenth of a short
   * request, which a service whose requests hardly ever send a statement of their own need not pay (decision 0025).
   */
  marksStatements?: boolean;
  /** The service's idempotency table; needed when it has calls that change something. */
  idempotencyTable?: string;
  /** The calls whose replies are kept for their keys; all that change something unless told. */
  keptReplies?: readonly Key[];
}

/** Milliseconds of silence after which a connection is cut; longer than any call takes. */
const silenceLimit = 30_000;
/** Connections at a time: each of two gateways opens 64 for calls and one for each page it makes. */
const mostConnections = 1_000;

const noFile = Buffer.alloc(0);

function keepsReplies(app: FastifyInstance, { db, idempotencyTable: table, cookieSecret: secret }: ServiceOptions) {
  if (!table) return null;
  const keys = new Idempotency({ db, table, secret, log: app.log });
  app.addHook('onClose', async () => keys.end());
  return { keys, replies: new KeptReplies(app, keys) };
}

/** One of the four services: all that its endpoints share. Buildable without a port; `listen` is the caller's. */
export class Service {
  private readonly implemented = new Set<string>();
  private constructor(
    readonly app: FastifyInstance,
    private readonly options: ServiceOptions,
    readonly limits: RateLimits,
    private readonly idempotency: { keys: Idempotency; replies: KeptReplies } | null,
    private readonly audit: Audit,
    readonly metrics: Registry,
  ) {}

  static async create(options: ServiceOptions): Promise<Service> {
    const app = Fastify({
      logger: {
        level: options.logLevel,
        base: { service: options.name },
        serializers: { err: loggedError },
        stream: new LogLines(),
      },
      genReqId: (request) => String(request.headers['x-request-id'] ?? randomUUID()).slice(0, 64),
      bodyLimit: bodyBytes,
      // trust only the direct caller's header: it is always a gateway, because nobody else is let in
      trustProxy: (_address, hop) => hop === 0,
      requestTimeout: 30_000,
      pluginTimeout: startMs,
      connectionTimeout: silenceLimit,
      logController: new LogController({ disableRequestLogging: true }),
      routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
      // a request that the router refuses (an overlong parameter, a broken percent sign) gets a typed answer too
      frameworkErrors: (_error, request, reply: unknown) =>
        (reply as FastifyReply)
          .status(400)
          .send({ code: 'bad_request', message: 'no such address', requestId: request.id }),
    });
    app.server.maxConnections = mostConnections;
    closeIdleWhileClosing(app);
    installErrors(app);
    installBodies(app);
    installGateways(app, options.gatewayOf);
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('cache-control', noStore);
      if (options.marksStatements === false) done();
      else requestScope.run({ requestId: request.id, statements: 0 }, done);
    });
    app.addHook('onResponse', (request, reply, done) => {
      request.log.info(
        {
          method: request.method,
          url: request.url.split('?')[0],
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'request',
      );
      done();
    });
    await installSession(app, options);
    installHealth(app, { database: async () => options.db.raw('select 1') });
    const limits = await RateLimits.install(app, options);
    const metrics = installMetrics(app, options.name);
    const audit = new Audit(options.db, options.name, app.log);
    return new Service(app, options, limits, keepsReplies(app, options), audit, metrics);
  }

  /** Implements one endpoint of the contracts. A missing ownership rule stops the boot. */
  implement<K extends Key>(key: K, implementation: Handler<K> | Implementation<K>): this {
    const spec: Implementation<K> = typeof implementation === 'function' ? { handle: implementation } : implementation;
    const limited = this.limits.ofRoute(key, spec.perMinute);
    const e = this.options.endpoints[key];
    if (e?.service !== this.options.name) throw new Error(`${key} is no call of the service ${this.options.name}`);
    if ((e.access === 'holder' || e.access === 'owner-or-staff') && !spec.owns)
      throw new Error(`${key} needs an owns() rule`);
    this.implemented.add(key);
    const most = fileBytes(e);
    this.app.route({
      method: e.method,
      url: e.path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: most,
      ...limited,
      logLevel: spec.isPolled ? 'warn' : undefined,
      config: {
        takesFile: e.upload !== undefined,
        filePart: e.attachment,
        ...limited.config,
      },
      handler: (request, reply) => this.answer(key, e, spec, request, reply),
    });
    return this;
  }

  /** Throws unless every endpoint of this service is implemented. */
  assertComplete(): this {
    const { endpoints, name } = this.options;
    const missing = Object.keys(endpoints).filter(
      (key) => endpoints[key]?.service === name && !this.implemented.has(key),
    );
    if (missing.length > 0) throw new Error(`not implemented: ${missing.join(', ')}`);
    return this;
  }

  private async answer<K extends Key>(
    key: K,
    e: Endpoint,
    spec: Implementation<K>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    if (isInternal(e) && request.gateway !== 'internal') throw new AppError('not_found');
    if (e.access !== 'provider' && e.access !== 'link' && request.headers.site !== request.site)
      throw new AppError('site_required');
    let change: AuditedChange | undefined;
    const call = {
      changed: (made: AuditedChange) => {
        change = made;
      },
      params: e.params?.parse(request.params),
      query: e.query?.parse(visibleTexts(request.query)),
      // a provider's signed body is read as it was sent
      body: e.body?.parse(e.access === 'provider' ? (request.body ?? {}) : visibleTexts(request.body ?? {})),
      file: Buffer.isBuffer(request.body) ? request.body : (attachmentOf(request) ?? noFile),
      site: request.site,
      session: request.session,
      request,
      reply,
    } as Call<K>;
    const owns = async () => (await spec.owns?.(call)) ?? false;
    await authorize(e, request, { owns, revealsForbidden: spec.revealsForbidden });
    const keyed = e.mutates && (this.options.keptReplies?.includes(key) ?? true) ? this.idempotency : null;
    const identity = keyed?.keys.identityOf(request, { name: key, userId: request.session?.userId ?? null });
    if (keyed && identity) {
      const kept = await keyed.replies.begin(request, reply, identity);
      if (kept !== null) return reply.send(kept);
    }
    const { session } = call;
    const made = isAudited(e, session)
      ? await this.audit.around({ endpoint: e, body: call.body, session, request, reply, change: () => change }, () =>
          spec.handle(call),
        )
      : await spec.handle(call);
    if (made instanceof SerializedReply) return sendSerialized(request, reply, made);
    if (made instanceof FileAnswer) return sendFile(reply, made);
    const answer = e.response.parse(made);
    if (e.method !== 'GET' || e.access !== 'any') return reply.send(answer);
    // public answers are compared by their tag like cached ones
    if (reply.getHeader('cache-control') === noStore) reply.header('cache-control', 'private, no-cache');
    return sendSerialized(request, reply, new SerializedReply(JSON.stringify(answer)));
  }
}
