import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { base } from '../kubernetes/manifests';
import { settingsOf } from './testing/environment';

const { outsideNames } = jest.requireActual<{ outsideNames: string[] }>('../local/store/real-store.mjs');

/** The settings that a real store needs beside those of the outside world, wherever a process understands them. */
const needed = new Set([
  ...outsideNames,
  'PUBLIC_ORIGINS',
  'INTERNAL_ORIGIN',
  'COOKIE_SECURE',
  'COOKIE_SECRET',
  'SECOND_FACTOR_SECRET',
  'INVOICING_ZIP',
  'SESSION_KEYS_FILE',
  'TRUSTED_PROXIES',
  'PAYMENT_SCRIPTS',
  'PAYMENT_ORIGINS',
  'S3_BUCKET',
  'S3_PRIVATE_BUCKET',
]);
const processes = Object.entries(settingsOf).filter(([name]) => name !== 'prepare');

interface Compose {
  readonly services: Record<string, { readonly environment: Record<string, unknown> }>;
}
const compose = parse(readFileSync(join(__dirname, '..', 'compose', 'compose.yaml'), 'utf8'), {
  merge: true,
}) as Compose;

const understood = (shape: object): string[] => Object.keys(shape).filter((name) => needed.has(name));

test.each(processes)(
  'compose passes on to %s every setting that it understands and a real store needs',
  (name, { shape }) => {
    const given = Object.keys(compose.services[name]?.environment ?? {});
    expect(understood(shape).filter((one) => !given.includes(one))).toEqual([]);
  },
);

test.each(processes)(
  'Kubernetes passes on to %s every setting that it understands and a real store needs',
  (name, { shape }) => {
    const one = base().find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name);
    const given = one?.spec.template.spec.containers[0]?.env.map((variable) => variable.name) ?? [];
    expect(understood(shape).filter((setting) => !given.includes(setting))).toEqual([]);
  },
);

test('every one of them stands in .env.example', () => {
  const example = readFileSync(join(__dirname, '..', '..', '..', '.env.example'), 'utf8');
  expect([...needed].filter((name) => !new RegExp(`^# ${name}=`, 'm').test(example))).toEqual([]);
});
