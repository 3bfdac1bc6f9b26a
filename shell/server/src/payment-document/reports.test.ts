import Fastify from 'fastify';
import { Counter, Registry } from 'prom-client';
import { installReports, reportsPath } from './reports';

const quotation = '0f8fad5bd9cb469fa16570867728950e';
const sent = {
  'csp-report': {
    'document-uri': `https://studio.example/checkout/paymentmethod/${quotation}?correo=a@b.mx`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': `https://evil.example/x.js?card=5474925432670366`,
    'source-file': 'https://studio.example/assets/payment-1.js',
  },
};

function gateway() {
  const lines: string[] = [];
  const register = new Registry();
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } });
  const names = ['directive', 'outcome'] as const;
  installReports(app, new Counter({ name: 'violations', help: 'x', labelNames: names, registers: [register] }));
  const post = (body: unknown, type = 'application/csp-report') =>
    app.inject({
      method: 'POST',
      url: reportsPath,
      headers: { 'content-type': type },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { app, lines, post, metrics: () => register.metrics() };
}

test('a violation is logged without anything of the person, and counted', async () => {
  const { lines, post, metrics } = gateway();
  expect((await post(sent)).statusCode).toBe(204);
  const [line = ''] = lines;
  expect(JSON.parse(line)).toMatchObject({
    page: '/checkout/paymentmethod',
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    source: 'https://studio.example',
  });
  expect(line).not.toMatch(new RegExp(`${quotation}|correo|5474925432670366`));
  expect(await metrics()).toContain('violations{directive="script-src-elem",outcome="read"} 1');
});

test('the Reporting API’s list is read as well', async () => {
  const { lines, post } = gateway();
  const body = {
    documentURL: 'https://s.example/card-authorization/banorte',
    effectiveDirective: 'frame-src',
    blockedURL: 'inline',
  };
  await post(
    [
      { type: 'csp-violation', body },
      { type: 'deprecation', body: {} },
    ],
    'application/reports+json',
  );
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ page: '/card-authorization/banorte', blocked: 'inline' });
});

test('nonsense is counted, not logged; a flood is dropped', async () => {
  const { lines, post, metrics } = gateway();
  await post('{ half');
  await post({ 'csp-report': { 'effective-directive': 'made\nup', 'blocked-uri': 'a b' } });
  expect(lines).toHaveLength(1);
  for (let at = 0; at < 30; at += 1) await post(sent);
  expect(lines.length).toBeLessThanOrEqual(10);
  expect(await metrics()).toMatch(/outcome="dropped"} 22/);
  expect(await metrics()).toMatch(/outcome="unreadable"} 1/);
});
