import { z } from 'zod';

/**
 * CloudNativePG's resources as far as this store writes them, from its API reference (1.27) and that of its plugin
 * Barman Cloud (0.7): no npm package ships the schema of the operator. A field that is not here is refused, so a
 * mistyped one is found.
 */
const reference = z.strictObject({ name: z.string() });
const quantity = z.string().regex(/^\d+(m|Mi|Gi)?$/);
const storage = z.strictObject({ size: quantity });
const parameters = z.record(z.string(), z.string());
const metadata = z.strictObject({ name: z.string(), namespace: z.string().optional() });

/** The plugin that archives and backs up: the operator's own way to a bucket is going. */
const barman = 'barman-cloud.cloudnative-pg.io';

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
    plugins: z.array(
      z.strictObject({
        name: z.literal(barman),
        isWALArchiver: z.boolean(),
        parameters: z.record(z.string(), z.string()),
      }),
    ),
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

const scheduledBackup = z.strictObject({
  apiVersion: z.literal('postgresql.cnpg.io/v1'),
  kind: z.literal('ScheduledBackup'),
  metadata,
  spec: z.strictObject({
    cluster: reference,
    /** Six fields: seconds come first. */
    schedule: z.string().regex(/^(?:[\d*/,-]+ ){5}[\d*/,-]+$/),
    backupOwnerReference: z.enum(['none', 'self', 'cluster']),
    method: z.literal('plugin'),
    pluginConfiguration: z.strictObject({ name: z.literal(barman) }),
  }),
});

const key = z.strictObject({ name: z.string(), key: z.string() });
const compressed = z.strictObject({ compression: z.enum(['gzip', 'bzip2', 'snappy']) });
const objectStore = z.strictObject({
  apiVersion: z.literal('barmancloud.cnpg.io/v1'),
  kind: z.literal('ObjectStore'),
  metadata,
  spec: z.strictObject({
    retentionPolicy: z.string().regex(/^[1-9]\d*[dwm]$/),
    configuration: z.strictObject({
      destinationPath: z.string().regex(/^s3:\/\//),
      endpointURL: z.url(),
      s3Credentials: z.strictObject({ accessKeyId: key, secretAccessKey: key }),
      wal: compressed,
      data: compressed,
    }),
  }),
});

export const cloudNativePg = z.discriminatedUnion('kind', [cluster, pooler, scheduledBackup, objectStore]);
