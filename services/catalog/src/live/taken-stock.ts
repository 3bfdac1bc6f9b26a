import type { StockChanges, TakenPieces } from '@actual/database/supply';

/** The pieces sold and held of every source, kept up to date with each change. */
export class TakenStock {
  private readonly sold = new Map<number, number>();
  private held: ReadonlyMap<number, number> = new Map();
  /** Changes are known up to here. */
  upTo = 0;

  /** Pieces taken of a source. */
  totalOf(id: number): number {
    return (this.sold.get(id) ?? 0) + (this.held.get(id) ?? 0);
  }

  /** Takes over changes. @returns the sources whose taken pieces changed, with all that are taken */
  apply({ sold, held, upTo }: StockChanges): TakenPieces[] {
    const before = new Map<number, number>();
    const remember = (id: number) => {
      if (!before.has(id)) before.set(id, this.totalOf(id));
    };
    for (const { id } of sold) remember(id);
    for (const id of this.held.keys()) remember(id);
    for (const { id } of held) remember(id);
    for (const { id, pieces } of sold) this.sold.set(id, pieces);
    this.held = new Map(held.map(({ id, pieces }) => [id, pieces]));
    this.upTo = upTo;
    return [...before].flatMap(([id, was]) => {
      const pieces = this.totalOf(id);
      return pieces === was ? [] : [{ id, pieces }];
    });
  }

  /** Every source of which something is taken. */
  *all(): Generator<TakenPieces> {
    for (const id of new Set([...this.sold.keys(), ...this.held.keys()])) yield { id, pieces: this.totalOf(id) };
  }
}
