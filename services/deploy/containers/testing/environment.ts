import { generateKeyPairSync } from 'node:crypto';
import { settings as accountSettings } from '@actual/account-service/src/config';
import { catalogSettings } from '@actual/catalog-service/src/config';
import { checkoutSettings } from '@actual/checkout-service/src/config';
import { prepareSettings } from '@actual/database/prepare-database';
import { gatewaySettings } from '@actual/shell/server/src/config';
import { staffSettings } from '@actual/staff-service/src/config';
import type { z } from 'zod';
import type { Variable } from '../../kubernetes/manifests';

/** The settings of a process: those it understands, and whether it accepts the given ones. */
type Settings = Pick<z.ZodObject, 'shape' | 'safeParse'>;

/** By the name of the process in compose file and manifests. */
export const settingsOf: Readonly<Record<string, Settings>> = {
  catalog: catalogSettings,
  checkout: checkoutSettings,
  account: accountSettings,
  staff: staffSettings,
  'gateway-public': gatewaySettings,
  'gateway-internal': gatewaySettings,
  prepare: prepareSettings,
};

/** Read by Node and glibc themselves. */
const platform = ['MALLOC_ARENA_MAX'];
const inserted = /\$\((\w+)\)/g;
const promiseKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();
const publicKey = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** An example of a secret's value. */
export function secretFor(name: string): string {
  if (name === 'SMTP_URL') return 'smtps://user:password@mail.example:465';
  if (name.endsWith('_URL')) return 'https://secret.example/';
  if (name === 'PROMISE_PRIVATE_KEY') return promiseKey;
  return name === 'RELEASE_PUBLIC_KEY' ? publicKey : 'x'.repeat(40);
}

/** A container's environment as the engine would make it, and the variables that the process does not know. */
export function environmentOf(
  { shape }: Settings,
  variables: readonly Variable[],
  settings: Readonly<Record<string, string>>,
): { env: Record<string, string>; unknown: string[] } {
  const env: Record<string, string> = {};
  const used = new Set<string>(platform);
  for (const { name, value, valueFrom } of variables) {
    const said = value ?? settings[valueFrom?.configMapKeyRef?.key ?? ''] ?? secretFor(name);
    env[name] = said.replaceAll(inserted, (_, part: string) => {
      used.add(part);
      return env[part] ?? '';
    });
  }
  return { env, unknown: Object.keys(env).filter((name) => !(name in shape) && !used.has(name)) };
}

interface Heap {
  readonly young: number;
  readonly old: number;
}
interface Heaps {
  readonly HEAP: Readonly<Record<'catalog' | 'checkout' | 'quiet', Heap>>;
  readonly GATEWAY_FLAGS: string[];
  readonly heapFlags: (heap: Heap) => string[];
}
/** How much memory the processes may take on one machine. */
export const heaps = jest.requireActual<Heaps>('../../local/store/heaps.mjs');
/** The images, by name. */
export const { parts } = jest.requireActual<{ parts: Record<string, object> }>('../parts.mjs');
