import { z } from 'zod';

/**
 * CloudNativePG's resources as far as this store writes them, from its API reference (1.27): no npm package ships the
 * schema of the operator. A field that is not here is refused, so a mistyped one is found.
 */
const reference = z.strictObject({ name: z.string() });
const quantity = z.string().regex(/^\d+(m|Mi|Gi)?$/);
const storage = z.strictObject({ size: quantity });
const parameters = z.record(z.string(), z.string());
const metadata = z.strictObject({ name: z.string(), namespace: z.string().optional() });

const cluster = z.strictObject({
  apiVersion: z.literal('postgresql.cnpg.io/v1'),
  kind: z.literal('Cluster'),
  metadata,
  spec: z.strictObject({
    instances: z.number().int().min(1),
    imageName: z.string(),
    primaryUpdateStrategy: z.enum(['unsupervised', 'supervised']),
    primaryUpdateMethod: z.enum(['switchover', 'restart']),
    failoverDelay: z.number().int().min(0),
    switchoverDelay: z.number().int().min(1),
    smartShutdownTimeout: z.number().int().min(0),
    postgresql: z.strictObject({
      synchronous: z.strictObject({
        method: z.enum(['any', 'first']),
        number: z.number().int().min(1),
        dataDurability: z.enum(['required', 'preferred']),
      }),
      parameters,
    }),
    bootstrap: z.strictObject({
      initdb: z.strictObject({ database: z.string(), owner: z.string(), secret: reference }),
    }),
    managed: z.strictObject({
      roles: z.array(
        z.strictObject({
          name: z.string(),
          ensure: z.enum(['present', 'absent']),
          login: z.boolean(),
          createrole: z.boolean(),
          passwordSecret: reference,
        }),
      ),
    }),
    certificates: z.strictObject({ serverAltDNSNames: z.array(z.string()) }),
    enablePDB: z.boolean(),
    affinity: z.strictObject({
      enablePodAntiAffinity: z.boolean(),
      podAntiAffinityType: z.enum(['preferred', 'required']),
      topologyKey: z.string(),
    }),
    storage,
    walStorage: storage,
    resources: z.strictObject({
      requests: z.record(z.string(), quantity),
      limits: z.record(z.string(), quantity),
    }),
  }),
});

const pooler = z.strictObject({
  apiVersion: z.literal('postgresql.cnpg.io/v1'),
  kind: z.literal('Pooler'),
  metadata,
  spec: z.strictObject({
    cluster: reference,
    type: z.enum(['rw', 'ro', 'r']),
    instances: z.number().int().min(1),
    pgbouncer: z.strictObject({ poolMode: z.enum(['session', 'transaction']), parameters }),
  }),
});

export const cloudNativePg = z.discriminatedUnion('kind', [cluster, pooler]);
