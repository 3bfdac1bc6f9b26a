import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyPatch, type Operation } from 'fast-json-patch';
import { parse, parseAllDocuments } from 'yaml';

const here = __dirname;
const read = (...path: string[]): string => readFileSync(join(here, ...path), 'utf8');

/** A variable of a container, and where its value comes from. */
export interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: {
    readonly secretKeyRef?: { readonly name: string; readonly key: string };
    readonly configMapKeyRef?: { readonly name: string; readonly key: string };
  };
}
export interface Container {
  readonly name: string;
  readonly image: string;
  readonly args: string[];
  readonly env: Variable[];
  readonly ports?: { readonly containerPort: number }[];
  readonly volumeMounts: { readonly name: string; readonly mountPath: string }[];
  readonly resources: { readonly requests: object; readonly limits: { readonly memory: string } };
  readonly [field: string]: unknown;
}
export interface Volume {
  readonly name: string;
  readonly persistentVolumeClaim?: { readonly claimName: string };
  readonly secret?: { readonly secretName: string; readonly items?: { readonly key: string }[] };
}
export interface PodSpec {
  readonly containers: Container[];
  readonly volumes: Volume[];
  readonly [field: string]: unknown;
}
/** A resource as far as the tests look into it. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: Record<string, unknown> & { readonly template: { readonly spec: PodSpec } };
}

/** Every resource of a folder's files, as written. */
export function resourcesIn(folder: string): Manifest[] {
  const { resources } = parse(read(folder, 'kustomization.yaml')) as { resources: string[] };
  const files = resources.filter((name) => name.endsWith('.yaml'));
  return files.flatMap((name) => parseAllDocuments(read(folder, name)).map((document) => document.toJS() as Manifest));
}

/** The base, with the settings of every Deployment. */
export function base(): Manifest[] {
  const patch = parse(read('base', 'hardened.yaml')) as Operation[];
  return resourcesIn('base').map((one) => (one.kind === 'Deployment' ? applyPatch(one, patch, true).newDocument : one));
}

/** The settings that one of the installations changes. */
export const settings = (): Record<string, string> =>
  Object.fromEntries(
    read('overlays', 'example', 'settings.env')
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** The released images, by the names that manifests use. */
export const images = () =>
  (parse(read('images', 'kustomization.yaml')) as { images: { name: string; newTag?: string; digest?: string }[] })
    .images;

/** Folders with a kustomization, from this one. */
export const kustomizations = (): string[] =>
  readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('kustomization.yaml'));
