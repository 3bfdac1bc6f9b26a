import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vitalNames, webVitals } from '@actual/contracts/facts/text/web-vitals';
import { parse } from 'yaml';

const root = join(__dirname, '..', '..', '..');
interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  annotations?: { runbook?: string; summary?: string };
}
const { groups } = parse(readFileSync(join(__dirname, 'rules.yml'), 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const alarms = rules.filter(({ alert }) => alert);

/** Sources of metrics. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sources(path);
    return /(?<!\.test)\.ts$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}
const inCode = ['shell/server/src', 'services/kit/src', 'services/checkout/src']
  .flatMap((folder) => sources(join(root, folder)))
  .flatMap((text) => [...text.matchAll(/name: '([a-z]+_[a-z_]+)'/g)].map(([, name]) => name));
/** Prometheus' own, those of prom-client, those of rules above, and the web vitals, whose names are put together. */
const known = new Set([
  ...inCode,
  'up',
  'nodejs_eventloop_lag_p99_seconds',
  ...rules.flatMap(({ record }) => record ?? []),
  ...vitalNames.map((name) => `shell_${name.toLowerCase()}_${webVitals[name].unit === 'ms' ? 'seconds' : 'score'}`),
]);

/** Names of the series of an expression: without labels, functions and words of the language. */
const seriesOf = (expr: string): string[] => {
  const bare = expr
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\bby \([^)]*\)/g, '');
  const names = bare.match(/[a-z_][\w:]*(?!\w*\s*\()/g) ?? [];
  return names.filter((name) => !['and', 'or', 'by', 'sum'].includes(name) && !bare.includes(`${name}(`));
};
const unknownIn = (expr: string): string[] =>
  seriesOf(expr).filter((name) => !known.has(name) && !known.has(name.replace(/_(count|sum|bucket)$/, '')));

test('every series that an alarm or a service level names is measured', () => {
  expect(rules.flatMap(({ expr }) => unknownIn(expr))).toEqual([]);
  expect(unknownIn('sum by (le) (rate(shell_made_up_total[5m])) > 1')).toEqual(['shell_made_up_total']);
});

const dashboards = readdirSync(__dirname).filter((name) => name.startsWith('dashboard-'));
test.each(dashboards)('%s shows only metrics that exist', (name) => {
  const { panels } = JSON.parse(readFileSync(join(__dirname, name), 'utf8'));
  const exprs = panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr));
  expect(exprs.length).toBeGreaterThan(5);
  expect(exprs.flatMap(unknownIn)).toEqual([]);
});

test('every alarm has its runbook, every runbook its alarm, and the page of service levels names them all', () => {
  const books = readdirSync(join(__dirname, 'runbooks')).map((name) => name.replace('.md', ''));
  expect(alarms.map(({ alert }) => alert).sort()).toEqual(books.sort());
  for (const { alert, annotations } of alarms) expect(annotations?.runbook).toBe(`runbooks/${alert}.md`);
  const levels = readFileSync(join(__dirname, 'SERVICE-LEVELS.md'), 'utf8');
  expect(books.filter((name) => !levels.includes(`(runbooks/${name}.md)`))).toEqual([]);
});

const promtool = spawnSync('promtool', ['--version']).status === 0;
(promtool ? test : test.skip)('Prometheus itself takes the rules (where promtool is installed)', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', join(__dirname, 'rules.yml')]);
  expect([status, String(stderr)]).toEqual([0, '']);
  expect(String(stdout)).toContain(`${rules.length} rules found`);
});
