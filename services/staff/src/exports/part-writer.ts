import { Writable } from 'node:stream';

/** Bytes of a part of a file, as it is kept. */
const partBytes = 512 * 1_024;

/** A stream that splits its input into parts of one size; a writer faster than the storage has to wait. */
export class PartWriter extends Writable {
  bytes = 0;
  private position = 0;
  private pending: Buffer[] = [];
  private size = 0;

  constructor(private readonly keep: (position: number, content: Buffer) => Promise<void>) {
    super();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.pending.push(chunk);
    this.size += chunk.length;
    this.bytes += chunk.length;
    if (this.size < partBytes) done();
    else this.flush().then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.flush().then(() => done(), done);
  }

  private async flush(): Promise<void> {
    if (this.size === 0) return;
    const content = Buffer.concat(this.pending);
    this.pending = [];
    this.size = 0;
    await this.keep(this.position, content);
    this.position += 1;
  }
}
