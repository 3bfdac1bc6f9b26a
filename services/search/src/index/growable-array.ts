type Numbers = Uint8Array | Uint32Array | Float32Array;

/** A longer array with the same beginning. */
export function grown<T extends Numbers>(list: T, length: number): T {
  const larger = new (list.constructor as new (size: number) => T)(length);
  larger.set(list);
  return larger;
}

/** A typed array that grows: numbers without a box for each. */
export class GrowableArray<T extends Numbers> {
  list: T;
  length = 0;

  constructor(kind: new (size: number) => T) {
    this.list = new kind(4096);
  }

  push(value: number): void {
    if (this.length === this.list.length) this.list = grown(this.list, this.length * 2);
    this.list[this.length] = value;
    this.length += 1;
  }
}
