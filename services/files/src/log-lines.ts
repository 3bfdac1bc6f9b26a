import { writeSync } from 'node:fs';

type Write = (fd: number, bytes: Buffer, offset: number) => number;

/** Milliseconds of one wait for the reader of a pipe, and how many: it may be busy, and a line is worth a second. */
const [pauseMs, pauses] = [10, 100];
const sleep = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Where a process's log goes: a full disk or a reader that is gone costs lines, which are counted, not the process. */
export class LogLines {
  private lost = 0;

  constructor(
    private readonly fd = 1,
    private readonly writeTo: Write = writeSync,
  ) {}

  write(line: string): void {
    const missing = `{"level":40,"time":${Date.now()},"lost":${this.lost},"msg":"log lines could not be written"}\n`;
    if (this.put(this.lost > 0 ? missing + line : line)) this.lost = 0;
    else this.lost += 1;
  }

  private put(text: string): boolean {
    const bytes = Buffer.from(text);
    let left = pauses;
    for (let at = 0; at < bytes.length; ) {
      try {
        at += this.writeTo(this.fd, bytes, at);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || left === 0) return false;
        left -= 1;
        sleep(pauseMs);
      }
    }
    return true;
  }
}

/** Node's own warnings on a full disk fail too; without a listener that error would end the process. */
export function outliveFullDisk(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
