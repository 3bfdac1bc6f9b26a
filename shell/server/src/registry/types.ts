import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { Inventory } from '../payment-document/inventory';

/** `public.json` and `internal.json`: which version of which remote is current. */
export const registryShape = z.object({
  revision: z.number().int(),
  remotes: z.record(
    z.string(),
    z.object({
      current: z.string(),
      history: z.array(z.string()),
      withdrawn: z.array(z.string()).default([]),
      /** A version that a share of the visitors of some brands gets, in percent. */
      canary: z
        .object({ version: z.string(), share: z.number().int().min(1).max(99), brands: z.array(z.string()) })
        .optional(),
    }),
  ),
});
export type RegistryFile = z.infer<typeof registryShape>;

/**
 * Files beside the registry file; all but the first two are this process's own, so gateways that share it keep them
 * apart.
 */
export const besideRegistry = (file: string, stateDir = dirname(file)) => ({
  artifacts: join(dirname(file), 'artifacts'),
  quarantine: join(dirname(file), 'quarantine'),
  conduct: join(stateDir, basename(file).replace(/\.json$/, '.conduct.json')),
  crashNote: join(stateDir, basename(file).replace(/\.json$/, '.crash.json')),
  /** The libraries that this gateway's shell gives to remotes; a release reads them before it is made. */
  offers: file.replace(/\.json$/, '.offers.json'),
});

/** Where a gateway's renderers leave their notes, and the first part of their names. */
export const rendererNotes = (file: string, stateDir = dirname(file)) => ({
  folder: stateDir,
  prefix: basename(file, '.json'),
});

/** `remote.json` of one built version. */
export const artifactShape = z.object({
  name: z.string().regex(/^[a-z]+$/),
  version: z.string().regex(/^[\w.-]+$/),
  audience: z.enum(['public', 'internal']),
  owns: z.array(z.string()),
  /** Of each library that the shell gives, the versions that will do. */
  requires: z.record(z.string(), z.string()),
  entry: z.string(),
  server: z.object({ file: z.string(), sha256: z.string() }),
  integrity: z.record(z.string(), z.string()),
  files: z.array(z.string()),
  chunks: z.record(z.string(), z.array(z.string())),
});
export type Artifact = z.infer<typeof artifactShape>;

/** Facts about a page that the gateway knows; its code runs in the renderers alone. */
export interface RouteFacts {
  path: string;
  /** Cards are typed there. */
  payment: boolean;
  /** It says which names of a query it reads. */
  reads: boolean;
}

/** One remote as the gateway knows it: checked, and tried in a renderer of its own. */
export interface LoadedRemote {
  artifact: Artifact;
  /** Folder of its version. */
  folder: string;
  routes: readonly RouteFacts[];
  /** The scripts it may run where cards are typed; null where it has no such page. */
  payment: Inventory | null;
}
