/** A remote in a registry. */
export interface Entry {
  readonly current: string;
  /** Begins with the current one. */
  readonly history: readonly string[];
  readonly canary?: { readonly version: string; readonly share: number; readonly brands: readonly string[] };
}
export function registryFile(folder: string, audience: 'public' | 'internal'): string;
export function readRegistry(file: string): Promise<{ readonly remotes: Readonly<Record<string, Entry>> }>;
