import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../files/write-whole';

const shape = z.object({
  remote: z.string(),
  version: z.string(),
  /** Written for the team that releases. */
  reason: z.string(),
  /** Its own code was seen ending a renderer; without that it is only suspected. */
  certain: z.boolean(),
  /** ISO 8601. */
  at: z.string(),
});
/** A version that is set aside; `npm run release` of the same version lets it in again. */
export type Mark = z.infer<typeof shape>;

const keyOf = (remote: string, version: string): string => `${remote}@${version}`;

/** The versions that ended a renderer, a file each beside the registry: for all that share it, over restarts. */
export class Quarantine {
  private marks = new Map<string, Mark>();
  private readonly unwritten = new Set<Mark>();

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  /** Changes when a mark comes or goes. */
  revision(): number {
    return statSync(this.folder).mtimeMs + this.unwritten.size;
  }

  /** Reads the marks as they are now; another gateway or a release may have changed them. */
  read(): void {
    for (const mark of [...this.unwritten]) this.keep(mark);
    const files = readdirSync(this.folder).filter((name) => name.endsWith('.json'));
    const read = files.flatMap((name) => this.readMark(join(this.folder, name)) ?? []);
    this.marks = new Map([...this.unwritten, ...read].map((mark) => [keyOf(mark.remote, mark.version), mark]));
  }

  private readMark(file: string): Mark | null {
    try {
      return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      // a release took it away in between
      return null;
    }
  }

  of(remote: string, version: string): Mark | undefined {
    return this.marks.get(keyOf(remote, version));
  }

  /** Sets a version aside, in one step. */
  add(mark: Omit<Mark, 'at'>): void {
    const whole: Mark = { ...mark, at: new Date().toISOString() };
    this.marks.set(keyOf(mark.remote, mark.version), whole);
    this.keep(whole);
  }

  /** Writes a mark; on a full disk this gateway knows it all the same, and writes it when it reads them again. */
  private keep(mark: Mark): void {
    try {
      writeWhole(join(this.folder, `${keyOf(mark.remote, mark.version)}.json`), mark);
      this.unwritten.delete(mark);
    } catch {
      this.unwritten.add(mark);
    }
  }
}
