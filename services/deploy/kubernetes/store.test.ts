import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sessionMs } from '@actual/database/roles/session-settings';
import { environmentOf, heaps, parts, settingsOf } from '../containers/testing/environment';
import { base, type Container, images, type Manifest, resourcesIn, settings } from './manifests';
import { canReach, type End } from './reach';

const { GATEWAY_FLAGS, HEAP, heapFlags } = heaps;

const manifests = base();
const jobs = [...resourcesIn('prepare'), ...resourcesIn('release'), ...resourcesIn('operate')].filter(
  ({ kind }) => kind === 'Job',
);
const ports = { catalog: 4501, checkout: 4502, account: 4503, staff: 4504 } as const;
const gateways = { 'gateway-public': 4200, 'gateway-internal': 4300 } as const;
const answering = { ...ports, ...gateways };
const named = (kind: string, name: string): Manifest => {
  const found = manifests.find((one) => one.kind === kind && one.metadata.name === name);
  if (!found) throw new Error(`no ${kind} ${name}`);
  return found;
};
interface BackupStore {
  configuration: { s3Credentials: Record<'accessKeyId' | 'secretAccessKey', { name: string; key: string }> };
}
const podOf = (one: Manifest) => one.spec.template.spec;
const containerOf = (one: Manifest): Container => {
  const [container, ...others] = podOf(one).containers;
  if (!container || others.length > 0) throw new Error(`${one.metadata.name} has not one container`);
  return container;
};

describe.each(Object.entries(answering))('%s', (name, port) => {
  const deployment = named('Deployment', name);
  const pod = podOf(deployment);
  const container = containerOf(deployment);

  test('runs twice at least, scales up, and keeps a copy during maintenance', () => {
    expect(named('HorizontalPodAutoscaler', name).spec).toMatchObject({
      minReplicas: 2,
      scaleTargetRef: { kind: 'Deployment', name },
    });
    expect(named('PodDisruptionBudget', name).spec).toMatchObject({
      maxUnavailable: 1,
      selector: { matchLabels: { 'app.kubernetes.io/name': name } },
    });
    expect(named('NetworkPolicy', name).spec).toMatchObject({
      podSelector: { matchLabels: { 'app.kubernetes.io/name': name } },
    });
    expect(named('Service', name).spec).toMatchObject({ ports: [{ port }] });
  });

  test('listens at its port, has probes, and has no further rights', () => {
    expect(container.ports).toEqual([{ name: 'http', containerPort: port }]);
    expect(container).toMatchObject({
      livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
      readinessProbe: { httpGet: { path: '/readyz', port: 'http' } },
      startupProbe: { httpGet: { port: 'http' } },
      lifecycle: { preStop: { sleep: { seconds: 5 } } },
      resources: {
        requests: { cpu: expect.anything(), memory: expect.anything() },
        limits: { memory: expect.anything() },
      },
    });
    // a service gives up after ten seconds (services/kit/src/run.ts), which begin after the five of preStop
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(15);
    // Kubernetes would set CATALOG_PORT to tcp://…
    expect(pod.enableServiceLinks).toBe(false);
  });

  test('has the heap that it has everywhere', () => {
    const heap = name === 'catalog' || name === 'checkout' ? HEAP[name] : HEAP.quiet;
    expect(container.args).toEqual([...(name in gateways ? GATEWAY_FLAGS : heapFlags(heap)), '.']);
  });
});

test.each([...manifests.filter(({ kind }) => kind === 'Deployment'), ...jobs].map((one) => [one.metadata.name, one]))(
  '%s runs as nobody, from files that it cannot change, without Kubernetes’ own key',
  (_, one) => {
    const { securityContext, automountServiceAccountToken } = podOf(one);
    expect(securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(automountServiceAccountToken).toBe(false);
    expect(containerOf(one).securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const image = containerOf(one).image;
    expect([...Object.keys(parts), 'operate'].map((part) => `actual-${part}`)).toContain(image);
    expect(images().map(({ name }) => name)).toContain(image);
  },
);

test('the report of an import outlasts its job', () => {
  const { volumes, containers } = podOf(jobs.find(({ metadata }) => metadata.name === 'catalog-import') as Manifest);
  const mount = containers[0]?.volumeMounts.find(({ mountPath }) => mountPath === '/data');
  expect(volumes.find(({ name }) => name === mount?.name)).toHaveProperty('persistentVolumeClaim');
});

describe('settings', () => {
  const given = settings();
  test.each(Object.entries(settingsOf))('%s understands each of its settings, and lacks none', (name, shape) => {
    const one = [...manifests, ...jobs].find(
      ({ kind, metadata }) => metadata.name === name && (kind === 'Deployment' || kind === 'Job'),
    );
    if (!one) throw new Error(`no ${name}`);
    const { env, unknown } = environmentOf(shape, containerOf(one).env, given);
    expect(unknown).toEqual([]);
    expect(shape.safeParse(env).error?.issues ?? []).toEqual([]);
  });

  test('the installation sets exactly the settings that the processes ask for', () => {
    const asked = [...manifests, ...jobs]
      .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
      .flatMap((one) => containerOf(one).env.flatMap(({ valueFrom }) => valueFrom?.configMapKeyRef?.key ?? []));
    expect(Object.keys(given).sort()).toEqual([...new Set(asked)].sort());
  });

  test('the platform is told which secrets to bring', () => {
    const all = [...manifests, ...jobs].filter(({ kind }) => kind === 'Deployment' || kind === 'Job');
    const variables = all.flatMap((one) =>
      containerOf(one).env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.name ?? []),
    );
    const files = all.flatMap((one) => podOf(one).volumes.flatMap(({ secret }) => secret?.secretName ?? []));
    const buckets = manifests
      .filter(({ kind }) => kind === 'ObjectStore')
      .map(({ spec }) => (spec as unknown as BackupStore).configuration.s3Credentials.accessKeyId.name);
    const text = readFileSync(join(__dirname, '..', 'README.md'), 'utf8');
    const told = [...text.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
    expect(told.sort()).toEqual([...new Set([...variables, ...files, ...buckets])].sort());
  });
});

describe('network policies', () => {
  const pod = (name: string): End => ({ labels: { 'app.kubernetes.io/name': name } });
  const database: End = { labels: { 'cnpg.io/cluster': 'database', 'cnpg.io/podRole': 'instance' } };
  const pooler: End = { labels: { 'cnpg.io/poolerName': 'database-pooler-rw' } };
  const reading: End = { labels: { 'cnpg.io/poolerName': 'database-pooler-ro' } };
  const controller = (namespace: string): End => ({ namespace, labels: { app: 'controller' } });
  const reach = (from: End, to: End, port: number) => canReach(manifests, from, to, port);

  test('staff answer the internal gateway alone', () => {
    const others = [...Object.keys(answering), 'prepare', 'release-shell', 'anything'].filter(
      (one) => one !== 'gateway-internal',
    );
    expect(reach(pod('gateway-internal'), pod('staff'), ports.staff)).toBe(true);
    for (const other of others) expect([other, reach(pod(other), pod('staff'), ports.staff)]).toEqual([other, false]);
    for (const place of ['ingress-public', 'ingress-internal', 'default'])
      expect([place, reach(controller(place), pod('staff'), ports.staff)]).toEqual([place, false]);
  });

  test('each entrance leads to its own gateway', () => {
    expect(reach(controller('ingress-public'), pod('gateway-public'), 4200)).toBe(true);
    expect(reach(controller('ingress-internal'), pod('gateway-internal'), 4300)).toBe(true);
    expect(reach(controller('ingress-public'), pod('gateway-internal'), 4300)).toBe(false);
    expect(reach(controller('default'), pod('gateway-public'), 4200)).toBe(false);
  });

  test('both gateways reach the services they call, and neither a database', () => {
    for (const gateway of Object.keys(gateways)) {
      for (const service of ['catalog', 'checkout', 'account'] as const)
        expect([gateway, service, reach(pod(gateway), pod(service), ports[service])]).toEqual([gateway, service, true]);
      for (const store of [pooler, database]) expect(reach(pod(gateway), store, 5432)).toBe(false);
    }
  });

  test('services connect to the pooler; only the job that prepares the database connects to it directly', () => {
    for (const service of Object.keys(ports)) {
      expect([service, reach(pod(service), pooler, 5432)]).toEqual([service, true]);
      expect([service, reach(pod(service), database, 5432)]).toEqual([service, false]);
    }
    const readers = Object.keys(ports).filter((service) => reach(pod(service), reading, 5432));
    expect(readers).toEqual(['catalog', 'staff']);
    expect(reach(reading, database, 5432)).toBe(true);
    for (const job of ['prepare', 'operate']) expect(reach(pod(job), database, 5432)).toBe(true);
    expect(reach(pod('release-shell'), database, 5432)).toBe(false);
    expect(reach(pooler, database, 5432)).toBe(true);
  });

  test('no service calls another', () => {
    for (const [from] of Object.entries(ports))
      for (const [to, port] of Object.entries(ports))
        if (from !== to) expect([from, to, reach(pod(from), pod(to), port)]).toEqual([from, to, false]);
  });
});

const poolerOf = (type: string) =>
  named('Pooler', `database-pooler-${type}`).spec as unknown as {
    pgbouncer: { poolMode: string; parameters: Record<string, string> };
  };

test('a session stays with one replica, and each connection of a service has its own', () => {
  const { poolMode, parameters } = poolerOf('ro').pgbouncer;
  expect(poolMode).toBe('session');
  const most = ['catalog', 'staff'].map((name) => {
    const { maxReplicas } = named('HorizontalPodAutoscaler', name).spec as unknown as { maxReplicas: number };
    const { env } = containerOf(named('Deployment', name));
    // beside the pool there is the connection that looks after the replica
    return maxReplicas * (Number(env.find((one) => one.name === 'DATABASE_POOL')?.value) + 1);
  });
  expect(Number(parameters.default_pool_size)).toBeGreaterThanOrEqual(Math.max(...most));
  expect(Number(parameters.max_client_conn)).toBeGreaterThanOrEqual(most.reduce((sum, one) => sum + one));
});

test('the database’s changes are archived, and copied every night, to a bucket that the listed secrets open', () => {
  const { plugins } = named('Cluster', 'database').spec as unknown as {
    plugins: { name: string; isWALArchiver: boolean; parameters: { barmanObjectName: string } }[];
  };
  const [archiver] = plugins.filter(({ isWALArchiver }) => isWALArchiver);
  const store = named('ObjectStore', archiver?.parameters.barmanObjectName ?? '');
  const nightly = named('ScheduledBackup', 'database').spec as unknown as {
    cluster: { name: string };
    pluginConfiguration: { name: string };
  };
  expect(nightly).toMatchObject({ cluster: { name: 'database' }, pluginConfiguration: { name: archiver?.name } });
  const table = readFileSync(join(__dirname, '..', 'README.md'), 'utf8');
  const { s3Credentials } = (store.spec as unknown as BackupStore).configuration;
  for (const { name, key } of Object.values(s3Credentials))
    expect(table).toMatch(new RegExp(`\\| \`${name}\` \\| [^|]*\`${key}\``));
});

test('a commit waits for a replica, and the services’ names lead to existing ones', () => {
  expect(named('Cluster', 'database').spec).toMatchObject({
    instances: 3,
    postgresql: { synchronous: { number: 1, dataDurability: 'required' } },
    enablePDB: true,
  });
  const poolers = manifests.filter(({ kind }) => kind === 'Pooler').map(({ spec }) => spec.type);
  expect(poolers).toEqual(['rw', 'ro']);
});

test.each(['rw', 'ro'])('the pooler %s ignores exactly the settings that the roles carry', (type) => {
  const { pgbouncer } = poolerOf(type);
  const ignored = pgbouncer.parameters.ignore_startup_parameters?.split(',') ?? [];
  expect(ignored).toEqual(expect.arrayContaining(['options', ...Object.keys(sessionMs)]));
});
