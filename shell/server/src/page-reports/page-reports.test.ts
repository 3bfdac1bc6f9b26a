import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptFigures } from '@actual/contracts/staff/version-figures';
import Fastify from 'fastify';
import { Registry as MetricsRegistry } from 'prom-client';
import { type PageReport, pageReportsPath } from '../../../src/page-reports/report';
import { installPageReports } from './install-page-reports';
import { pageMetrics } from './page-metrics';

const folder = mkdtempSync(join(tmpdir(), 'page-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = 'catalog-product-0a1b2c3d4e.js';
const maps = join(folder, 'artifacts', 'catalog', '1.0.0-abc', 'maps');
mkdirSync(maps, { recursive: true });
// column 3 of the script's first line is line 12, column 5 of the source
writeFileSync(
  join(maps, `${file}.map`),
  JSON.stringify({ version: 3, sources: ['mfe-catalog/src/product/Price.tsx'], names: [], mappings: 'EAWI' }),
);

function gateway(figures = join(mkdtempSync(join(folder, 'figures-')), 'gateway.json')) {
  const lines: string[] = [];
  const register = new MetricsRegistry();
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } });
  installPageReports(app, {
    registry: {
      serves: (name, version) => name === 'catalog' && version === '1.0.0-abc',
      owns: (name, path) => name === 'catalog' && path === '/:slug/:id',
    },
    metrics: pageMetrics(register),
    maps: { shell: join(folder, 'maps'), artifacts: join(folder, 'artifacts') },
    figures,
    siteOf: () => 'actual-kids',
    shellVersion: 'f00',
  });
  const post = (body: PageReport | string | object) =>
    app.inject({
      method: 'POST',
      url: pageReportsPath,
      headers: { 'content-type': 'text/plain' },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const kept = async () => {
    await app.close();
    return Object.values(keptFigures.parse(JSON.parse(readFileSync(figures, 'utf8')))).flat();
  };
  return { app, lines, post, kept, metrics: () => register.metrics() };
}

const place = { page: '/:slug/:id', remote: 'catalog', version: '1.0.0-abc' };
const stack = [
  'TypeError: x is undefined',
  `    at Price (https://kids.example/_mfe/catalog/1.0.0-abc/${file}:1:3)`,
  '    at render (https://kids.example/assets/shell-f00.js:1:900)',
  '    at https://kids.example/cuenta/ana.ruiz?token=secreto:1:1',
].join('\n');

test('an error is counted and logged by remote and version, with the line of its source and nothing of a person', async () => {
  const { lines, post, metrics } = gateway();
  const error = { text: 'TypeError: ana@correo.mx is undefined', stack };
  expect((await post({ ...place, error, address: '/cuenta/ana' })).statusCode).toBe(204);
  const [line = ''] = lines;
  expect(JSON.parse(line)).toMatchObject({
    ...place,
    site: 'actual-kids',
    error: 'TypeError: [email] is undefined',
    at: ['mfe-catalog/src/product/Price.tsx:12:5', 'shell-f00.js:1:900'],
  });
  expect(line).not.toMatch(/ana|secreto|cuenta/);
  expect(await metrics()).toContain(
    'shell_browser_errors_total{site="actual-kids",page="/:slug/:id",remote="catalog",version="1.0.0-abc"} 1',
  );
});

test('blames the shell for an error of its own code on any page', async () => {
  const { lines, post } = gateway();
  await post({ ...place, error: { text: 'Error: x', stack: 'at https://kids.example/assets/shell-f00.js:1:2' } });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ remote: 'shell', version: 'f00', page: '/:slug/:id' });
});

test('web vitals become histograms in seconds, and figures of the version', async () => {
  const { post, metrics, kept } = gateway();
  await post({ ...place, vitals: { LCP: 1_700, CLS: 0.02 } });
  await post({ ...place, vitals: { LCP: 30_000, INP: 40 } });
  const text = await metrics();
  const labels = 'site="actual-kids",page="/:slug/:id",remote="catalog",version="1.0.0-abc"';
  expect(text).toContain(`shell_lcp_seconds_bucket{le="1.8",${labels}} 1`);
  expect(text).toContain(`shell_lcp_seconds_count{${labels}} 2`);
  expect(text).toContain(`shell_cls_score_sum{${labels}} 0.02`);
  const [figures, ...others] = await kept();
  expect(others).toEqual([]);
  expect(figures).toMatchObject({ site: 'actual-kids', remote: 'catalog', version: '1.0.0-abc', visits: 2, errors: 0 });
  expect(figures?.vitals.LCP).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0, 1]);
});

test('unknown names make no metric series of their own; nonsense is counted and answered', async () => {
  const { lines, post, metrics } = gateway();
  await post({ page: '/made/up', remote: 'evil', version: '9', vitals: { LCP: 1 } });
  for (const nonsense of [
    '',
    '{',
    '[]',
    { ...place, vitals: { LCP: -1 } },
    { ...place, error: { text: 'x'.repeat(999) } },
  ])
    expect((await post(nonsense)).statusCode).toBe(204);
  const text = await metrics();
  expect(text).toContain('page="other",remote="other",version="other"');
  expect(text).not.toMatch(/made|evil/);
  expect(text).toContain('shell_page_reports_total{outcome="unreadable"} 5');
  expect(lines).toEqual([]);
});

test('of a flood of errors all are counted, and few are logged', async () => {
  const { lines, post, metrics } = gateway();
  for (let at = 0; at < 40; at += 1) await post({ ...place, error: { text: `Error: ${at}`, stack } });
  expect(lines.length).toBeLessThanOrEqual(20);
  expect(await metrics()).toMatch(/shell_browser_errors_total\{[^}]*\} 40/);
});

test('figures that cannot be written are logged, and the gateway goes on', async () => {
  const taken = join(folder, 'taken');
  writeFileSync(taken, '');
  const { app, lines, post } = gateway(join(taken, 'gateway.json'));
  await post({ ...place, vitals: { LCP: 900 } });
  await app.close();
  expect(lines.join('')).toContain('figures not written');
});
