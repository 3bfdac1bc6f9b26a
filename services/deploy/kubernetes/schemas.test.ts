import { spawnSync } from 'node:child_process';
import { parseAllDocuments } from 'yaml';
import { base, images, kustomizations, type Manifest, resourcesIn } from './manifests';
import { faultsOf } from './schemas';

const folders = ['prepare', 'release', 'operate', 'overlays/example'];
const all = (): Manifest[] => [...base(), ...folders.flatMap(resourcesIn)];
const named = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;

test('every resource matches its schema, without unknown fields', () => {
  expect(all().length).toBeGreaterThan(40);
  expect(all().flatMap((one) => faultsOf(one).map((fault) => `${named(one)}: ${fault}`))).toEqual([]);
});

describe('the schemas refuse', () => {
  const edited = (kind: string, from: string, to: string): string[] => {
    const found = all().find((one) => one.kind === kind && JSON.stringify(one).includes(from));
    if (!found) throw new Error(`no ${kind} with ${from}`);
    return faultsOf(JSON.parse(JSON.stringify(found).replace(from, to)));
  };
  test.each([
    ['Deployment', '"replicas":2', '"replicaz":2'],
    ['Deployment', '"periodSeconds":5', '"periodSecs":5'],
    ['Deployment', '"containerPort":4501', '"containerPort":"http"'],
    ['Deployment', '"readOnlyRootFilesystem"', '"readOnlyRootFs"'],
    ['HorizontalPodAutoscaler', '"minReplicas"', '"min"'],
    ['NetworkPolicy', '"podSelector":{}', '"podSelectors":{}'],
    ['Cluster', '"number":1', '"numberr":1'],
    ['Pooler', '"poolMode":"transaction"', '"poolMode":"transactions"'],
    ['ScheduledBackup', '"schedule":"0 0 9 * * *"', '"schedule":"0 9 * * *"'],
    ['ObjectStore', '"retentionPolicy":"30d"', '"retention":"30d"'],
    ['Ingress', '"pathType":"Prefix"', '"pathTyp":"Prefix"'],
  ])('a %s with the mistake in %s', (kind, from, to) => expect(edited(kind, from, to)).not.toEqual([]));
});

test('every image has a version, and no two resources of an installation share a name', () => {
  for (const { name, newTag, digest } of images()) {
    expect([name, digest ?? newTag]).toEqual([name, expect.stringMatching(/^(\d+\.\d+\.\d+|sha256:[0-9a-f]{64})$/)]);
  }
  const names = [...base(), ...resourcesIn('overlays/example')].map(named);
  expect(names).toHaveLength(new Set(names).size);
});

const kubectl = spawnSync('kubectl', ['version', '--client']).status === 0;
/** Where kubectl is installed its own kustomize puts everything together, and the result is judged again. */
(kubectl ? test : test.skip)('kubectl renders every folder, and what comes out is valid too', () => {
  const overlays = kustomizations().filter((path) => path.startsWith('overlays'));
  expect(overlays).toHaveLength(4);
  for (const path of overlays) {
    const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', `${__dirname}/${path}/..`], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    const rendered = parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
    expect(rendered.flatMap(faultsOf)).toEqual([]);
    expect(stdout).not.toMatch(/image: actual-/);
  }
});
