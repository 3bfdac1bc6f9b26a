import { mostCompared } from '@actual/contracts/facts/catalog/shown-counts';

/** A product that was chosen to be compared, as much of it as the bar shows. */
export interface ChosenProduct {
  readonly id: string;
  readonly name: string;
  /** Picture stem. */
  readonly picture: string;
}

const none: readonly ChosenProduct[] = [];

const isProduct = (one: unknown): one is ChosenProduct =>
  typeof one === 'object' &&
  one !== null &&
  ['id', 'name', 'picture'].every((key) => typeof Reflect.get(one, key) === 'string');

/** The products chosen for a comparison at a brand, in this browser and all of its tabs; they are never sent. */
export class ChosenProducts {
  private known: readonly ChosenProduct[] | null = null;
  /** False where the browser keeps nothing for us. */
  private stored = true;
  private readonly watchers = new Set<() => void>();

  constructor(private readonly key: string) {}

  /** The server knows of none. */
  static readonly onServer = (): readonly ChosenProduct[] => none;

  readonly list = (): readonly ChosenProduct[] => {
    this.known ??= this.read();
    return this.known;
  };

  readonly watch = (changed: () => void): (() => void) => {
    if (this.watchers.size === 0) {
      // while nobody watched, another tab may have chosen
      if (this.stored) this.known = null;
      window.addEventListener('storage', this.elsewhere);
    }
    this.watchers.add(changed);
    return () => {
      this.watchers.delete(changed);
      if (this.watchers.size === 0) window.removeEventListener('storage', this.elsewhere);
    };
  };

  /** False where there are as many as can be compared. */
  add(product: ChosenProduct): boolean {
    const others = this.list().filter(({ id }) => id !== product.id);
    if (others.length >= mostCompared) return false;
    this.keep([...others, product]);
    return true;
  }

  remove(id: string): void {
    this.keep(this.list().filter((one) => one.id !== id));
  }

  clear(): void {
    this.keep(none);
  }

  private read(): readonly ChosenProduct[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(this.key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isProduct).slice(0, mostCompared) : none;
    } catch {
      // storage is switched off, or holds something that is not ours
      return none;
    }
  }

  private keep(list: readonly ChosenProduct[]): void {
    this.known = list;
    try {
      localStorage.setItem(this.key, JSON.stringify(list));
      this.stored = true;
    } catch {
      // without storage they are known until the page is left
      this.stored = false;
    }
    this.tell();
  }

  /** Another tab chose something, or all was cleared. */
  private readonly elsewhere = ({ key }: StorageEvent): void => {
    if (key !== this.key && key !== null) return;
    this.known = null;
    this.tell();
  };

  private tell(): void {
    for (const changed of this.watchers) changed();
  }
}
