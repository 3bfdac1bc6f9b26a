import type { Manifest } from './manifests';

type Labels = Readonly<Record<string, string>>;
interface Selector {
  readonly matchLabels?: Labels;
  readonly matchExpressions?: { readonly key: string; readonly operator: string; readonly values?: string[] }[];
}
interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
  readonly ipBlock?: object;
}
interface Rule {
  readonly from?: Peer[];
  readonly to?: Peer[];
  readonly ports?: { readonly port: number }[];
}
export interface Policy {
  readonly podSelector: Selector;
  readonly policyTypes: string[];
  readonly ingress?: Rule[];
  readonly egress?: Rule[];
}
/** One end of a connection: a pod, and its namespace if it is another one. */
export interface End {
  readonly labels: Labels;
  readonly namespace?: string;
}

const matches = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, operator, values = [] }) => {
    if (operator === 'Exists') return key in labels;
    if (operator === 'In') return values.includes(labels[key] ?? '');
    throw new Error(`${operator} is not understood`);
  });

function isPeer({ podSelector, namespaceSelector }: Peer, { labels, namespace }: End): boolean {
  if (!podSelector && !namespaceSelector) return false;
  const inPlace = namespaceSelector
    ? matches(namespaceSelector, { 'kubernetes.io/metadata.name': namespace ?? 'actual' })
    : namespace === undefined;
  return inPlace && matches(podSelector ?? {}, labels);
}

function allows(policies: Policy[], way: 'ingress' | 'egress', own: End, other: End, port: number): boolean {
  // policies of one namespace do not bind the others
  if (own.namespace !== undefined) return true;
  const type = way === 'ingress' ? 'Ingress' : 'Egress';
  const binding = policies.filter((one) => one.policyTypes.includes(type) && matches(one.podSelector, own.labels));
  if (binding.length === 0) return true;
  return binding
    .flatMap((one) => one[way] ?? [])
    .some(({ from, to, ports }) => {
      const peers = way === 'ingress' ? from : to;
      return (
        (!ports || ports.some((one) => one.port === port)) && (!peers || peers.some((peer) => isPeer(peer, other)))
      );
    });
}

/** Whether the policies let a pod reach another one's port, as Kubernetes reads them: both ends must allow it. */
export function canReach(manifests: readonly Manifest[], from: End, to: End, port: number): boolean {
  const policies = manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ spec }) => spec as unknown as Policy);
  return allows(policies, 'egress', from, to, port) && allows(policies, 'ingress', to, from, port);
}
