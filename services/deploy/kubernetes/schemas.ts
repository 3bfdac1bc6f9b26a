import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { cloudNativePg } from './cloudnative-pg';
import type { Manifest } from './manifests';

interface Model {
  validate(): void;
}
const versions: Record<string, object> = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
};

/**
 * A view of a document that notes which of its fields are looked at. Kubernetes' schemas let unknown fields pass, and a
 * mistyped one would do nothing without a word: but a validator never looks at a field that it does not know.
 */
function watched(value: object, path: string, unseen: Set<string>): object {
  const children = new Map<PropertyKey, object>();
  for (const name of Object.keys(value)) unseen.add(`${path}/${name}`);
  return new Proxy(value, {
    get(target, name, receiver) {
      const child: unknown = Reflect.get(target, name, receiver);
      if (typeof name === 'string') unseen.delete(`${path}/${name}`);
      if (typeof child !== 'object' || child === null) return child;
      const known = children.get(name) ?? watched(child, `${path}/${String(name)}`, unseen);
      children.set(name, known);
      return known;
    },
  });
}

/** The faults of a resource against its schema; empty when there are none. */
export function faultsOf(manifest: Manifest): string[] {
  if (/^(?:postgresql|barmancloud)\.cnpg\.io\//.test(manifest.apiVersion)) {
    const { error } = cloudNativePg.safeParse(manifest);
    return (error?.issues ?? []).map(({ path, message }) => `${path.join('/')}: ${message}`);
  }
  const models = versions[manifest.apiVersion] as Record<string, new (data: object) => Model> | undefined;
  const Kind = models?.[manifest.kind];
  if (!Kind) return [`no schema of ${manifest.apiVersion} ${manifest.kind}`];
  const unseen = new Set<string>();
  try {
    const model = new Kind(manifest);
    // the model copies its argument, so it is watched once it has it
    Object.assign(model, watched({ ...model }, '', unseen));
    model.validate();
  } catch (error) {
    return [(error as Error).message];
  }
  return [...unseen].map((path) => `${path} is no field`);
}
