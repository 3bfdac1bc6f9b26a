import { randomUUID } from 'node:crypto';
import { visitorCookieDays } from '@actual/contracts/facts/access/cookie-lives';
import { cookieNames, readCookies } from '@actual/shell-contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { brandOfRequest } from '../brand-of-request';
import type { ShellConfig } from '../config';
import { mayPost } from '../form-origin';
import { visitorCookie } from './visitor-cookie';

const isVisitor = (value: string | undefined): value is string => /^[0-9a-f-]{36}$/.test(value ?? '');

const text = z.string().max(200);
const item = z.object({
  item_id: text,
  item_name: text,
  item_variant: text.optional(),
  price: z.number().min(0).max(100_000_000),
  quantity: z.number().int().min(0).max(10_000),
  index: z.number().int().min(0).max(100_000).optional(),
});
/** Only events that the contract of the remotes names go on; anything else a page might send is left out. */
const events = z.object({
  events: z
    .array(
      z.object({
        name: z.string().regex(/^[a-z_]{3,40}$/),
        page: z.string().max(300),
        params: z.object({
          currency: z.literal('MXN').optional(),
          value: z.number().min(0).max(1_000_000_000).optional(),
          items: z.array(item).max(60).optional(),
          item_list_id: text.optional(),
          search_term: text.optional(),
          transaction_id: text.optional(),
        }),
      }),
    )
    .min(1)
    .max(30),
});

/** Deliveries under way at once; events beyond them are dropped. */
const underWayLimit = 20;
/** Milliseconds a delivery may take. */
const patience = 3_000;

const parsed = (body: unknown): z.output<typeof events> | null => {
  try {
    return events.parse(JSON.parse(String(body)));
  } catch {
    return null;
  }
};

/**
 * `POST /medicion`: hands events of visitors who agreed on to GA4, so that the browser talks to the store alone.
 * Without consent nothing is read.
 */
export function installAnalytics(app: FastifyInstance, config: ShellConfig): void {
  const { analyticsUrl } = config;
  if (analyticsUrl === undefined) return;
  let underWay = 0;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/medicion', async (request, reply) => {
      const brand = brandOfRequest(config, request);
      const cookies = readCookies(request.headers.cookie);
      if (cookies[cookieNames.consent] !== 'si') {
        if (cookies[visitorCookie]) reply.header('set-cookie', `${visitorCookie}=; Path=/; Max-Age=0; HttpOnly`);
        return reply.code(204).send();
      }
      if (!mayPost(request.headers, brand.origin, request.url)) return reply.code(403).send({ code: 'forbidden' });
      const sent = parsed(request.body);
      if (!sent) return reply.code(400).send({ code: 'invalid_input' });
      const known = cookies[visitorCookie];
      const visitor = isVisitor(known) ? known : randomUUID();
      if (visitor !== known) {
        const secure = request.protocol === 'https' ? '; Secure' : '';
        const life = visitorCookieDays * 86_400;
        reply.header(
          'set-cookie',
          `${visitorCookie}=${visitor}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`,
        );
      }
      if (underWay >= underWayLimit) return reply.code(204).send();
      underWay += 1;
      const body = JSON.stringify({
        client_id: visitor,
        non_personalized_ads: true,
        events: sent.events.map(({ name, page, params }) => ({
          name,
          params: { ...params, site: brand.site, page_location: brand.origin + page },
        })),
      });
      fetch(analyticsUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(patience),
      })
        .catch(() => request.log.warn('analytics did not answer'))
        .finally(() => {
          underWay -= 1;
        });
      return reply.code(204).send();
    });
  });
}
