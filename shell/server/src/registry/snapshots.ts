import type { Owner } from '../../../src/remotes/owner';
import { type Cohort, isAmong } from './cohort';
import type { LoadedRemote, RegistryFile } from './types';

/** The loaded remotes of one render, which no longer change. */
export interface Snapshot {
  remotes: ReadonlyMap<string, LoadedRemote>;
  /** In the registry, but no version of it could be loaded; with its addresses as far as they are known. */
  failed: readonly Owner[];
  /** Which canaries are in it: a page that is kept is kept for those who have the same. Empty for most visitors. */
  canaries: string;
}
/** The visitor who asks for a page. */
export interface Visitor {
  site: string;
  cohort: Cohort | undefined;
}
export type Canary = NonNullable<RegistryFile['remotes'][string]['canary']> & { loaded: LoadedRemote };

/** Which visitors get which loaded versions, from one reading of the registry. */
export class Snapshots {
  readonly base: Snapshot;
  /** Made when a first visitor of theirs comes. */
  private readonly variants = new Map<string, Snapshot>();

  constructor(
    loaded: Omit<Snapshot, 'canaries'> = { remotes: new Map(), failed: [] },
    readonly canaries: ReadonlyMap<string, Canary> = new Map(),
  ) {
    this.base = { ...loaded, canaries: '' };
  }

  /** True while a share of this brand's visitors gets a version that the others do not. */
  hasCanary(site: string): boolean {
    return [...this.canaries.values()].some(({ brands }) => brands.includes(site));
  }

  /** The snapshot of this visitor. A visitor who has a canary keeps it as its share grows. */
  of({ site, cohort }: Visitor): Snapshot {
    if (cohort === undefined || this.canaries.size === 0) return this.base;
    const theirs = [...this.canaries].filter(
      ([name, { brands, share }]) => brands.includes(site) && isAmong(cohort, share, name),
    );
    const key = theirs.map(([name, { version }]) => `${name}@${version}`).join(' ');
    if (key === '') return this.base;
    const variant = this.variants.get(key) ?? this.make(key, theirs);
    this.variants.set(key, variant);
    return variant;
  }

  private make(key: string, theirs: readonly [string, Canary][]): Snapshot {
    const remotes = new Map(this.base.remotes);
    for (const [name, { loaded }] of theirs) remotes.set(name, loaded);
    return { remotes, failed: this.base.failed.filter(({ name }) => !remotes.has(name)), canaries: key };
  }
}

/** The same without a remote, whose places then say that it is broken. */
export function withoutRemote({ remotes, failed, canaries }: Snapshot, name: string): Snapshot {
  const without = new Map(remotes);
  without.delete(name);
  const owns = remotes.get(name)?.artifact.owns ?? [];
  return { remotes: without, failed: [...failed, { name, owns }], canaries };
}
