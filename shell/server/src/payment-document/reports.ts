import { addressOf } from '@actual/contracts/facts/limits/caller-addresses';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Counter } from 'prom-client';
import { z } from 'zod';
import { Allowance } from '../allowance';

/** Where browsers report a policy's refusals. */
export const reportsPath = '/informes-de-seguridad';

const bodyLimit = 16 * 1024;
/** Reports that are read per minute, in all and of one caller; more are only counted. */
const aMinute = { all: 60, ofCaller: 10 };

const directives = new Set([
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'form-action',
  'base-uri',
  'worker-src',
  'object-src',
  'default-src',
  'require-trusted-types-for',
  'trusted-types',
  'frame-ancestors',
  'manifest-src',
  'media-src',
]);
const text = z.string().max(2_000).catch('');
const told = z.object({ document: text, directive: text, blocked: text, source: text });
type Told = z.infer<typeof told>;

/** Both shapes: `report-uri` sends one object, the Reporting API a list. */
function toldBy(body: unknown): Told[] {
  const sent: unknown = JSON.parse(String(body));
  const list = Array.isArray(sent) ? sent.slice(0, 5) : [sent];
  return list.flatMap((one) => {
    const { 'csp-report': old, body: fresh, type } = Object(one) as Record<string, Record<string, unknown> & string>;
    const report = old ?? (type === 'csp-violation' ? fresh : undefined);
    if (!report) return [];
    return told.parse({
      document: report['document-uri'] ?? report.documentURL,
      directive: report['effective-directive'] ?? report['violated-directive'] ?? report.effectiveDirective,
      blocked: report['blocked-uri'] ?? report.blockedURL,
      source: report['source-file'] ?? report.sourceFile,
    });
  });
}

/** The page's kind, without the ids of its address: nothing of a person is kept. */
function withoutIds(address: string): string {
  try {
    const [first = '', second = ''] = new URL(address).pathname.split('/').slice(1);
    return `/${[first, second].filter((part) => /^[a-z-]{1,30}$/.test(part)).join('/')}`;
  } catch {
    return '';
  }
}

/** The origin that was refused, or the keyword (`inline`, `eval`) that stands for it. */
function originOf(address: string): string {
  try {
    const { protocol, origin } = new URL(address);
    return protocol.startsWith('http') ? origin : protocol;
  } catch {
    return /^[a-z-]{1,30}$/.test(address) ? address : '';
  }
}

/** `POST /informes-de-seguridad`: reads, counts and logs browsers' refusals. Always answers 204. */
export function installReports(app: FastifyInstance, violations: Counter<'directive' | 'outcome'>): void {
  const allowance = new Allowance(aMinute);
  const note = (log: FastifyBaseLogger, { document, directive, blocked, source }: Told): void => {
    const name = directive.split(' ')[0] ?? '';
    violations.inc({ directive: directives.has(name) ? name : 'other', outcome: 'read' });
    const fields = { page: withoutIds(document), directive: name.slice(0, 40), blocked: originOf(blocked) };
    log.warn({ ...fields, source: originOf(source) }, 'policy violation');
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
    scope.post(reportsPath, (request, reply) => {
      if (!allowance.take(addressOf(request.ip))) violations.inc({ directive: 'other', outcome: 'dropped' });
      else {
        try {
          for (const one of toldBy(request.body)) note(request.log, one);
        } catch {
          violations.inc({ directive: 'other', outcome: 'unreadable' });
        }
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
