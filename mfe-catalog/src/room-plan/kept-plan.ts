import { readPlan } from '@actual/domain/room-plan/index';

/** The plan that somebody draws at a brand, in this browser and in all of its tabs; nobody else knows of it. */
export class KeptPlan {
  private text: string | null | undefined;
  /** False where the browser keeps nothing for us. */
  private isStored = true;
  private readonly watchers = new Set<() => void>();

  constructor(private readonly key: string) {}

  /** Its text; null without one. An outdated plan counts as none, and stays stored until there is another. */
  readonly read = (): string | null => {
    if (this.text !== undefined) return this.text;
    try {
      const stored = localStorage.getItem(this.key);
      this.text = stored && 'plan' in readPlan(stored) ? stored : null;
    } catch {
      // storage is switched off: the plan is known until the page is left
      this.text = null;
    }
    return this.text;
  };

  /** @returns whether it outlives the page */
  keep(text: string): boolean {
    this.text = text;
    try {
      localStorage.setItem(this.key, text);
      this.isStored = true;
    } catch {
      this.isStored = false;
    }
    this.tell();
    return this.isStored;
  }

  readonly watch = (changed: () => void): (() => void) => {
    if (this.watchers.size === 0) {
      // while nobody watched, another tab may have changed it
      if (this.isStored) this.text = undefined;
      window.addEventListener('storage', this.elsewhere);
    }
    this.watchers.add(changed);
    return () => {
      this.watchers.delete(changed);
      if (this.watchers.size === 0) window.removeEventListener('storage', this.elsewhere);
    };
  };

  /** Another tab changed it, or all was cleared. */
  private readonly elsewhere = ({ key }: StorageEvent): void => {
    if (key !== this.key && key !== null) return;
    this.text = undefined;
    this.tell();
  };

  private tell(): void {
    for (const changed of this.watchers) changed();
  }
}

const bySite = new Map<string, KeptPlan>();

/** The internal network has all brands at one address: each has a plan of its own. */
export function keptPlanAt(site: string): KeptPlan {
  const known = bySite.get(site) ?? new KeptPlan(`plano-${site}`);
  bySite.set(site, known);
  return known;
}
