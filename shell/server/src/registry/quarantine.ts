import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../files/write-whole';

const shape = z.object({
  remote: z.string(),
  version: z.string(),
  /** For whoever releases. */
  reason: z.string(),
  /** Its own code was seen ending a renderer; without that it is only suspected. */
  certain: z.boolean(),
  /** ISO 8601. */
  at: z.string(),
});
/** A version that is set aside; `npm run release` of the same version lets it in again. */
export type Mark = z.infer<typeof shape>;

const keyOf = (remote: string, version: string): string => `${remote}@${version}`;

/**
 * The versions that ended a renderer, a file each beside the registry: for both gateways and the release commands, over
 * restarts, and without a word in the released registry, which is its owner's.
 */
export class Quarantine {
  private marks = new Map<string, Mark>();

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  /** Changes when a mark comes or goes. */
  revision(): number {
    return statSync(this.folder).mtimeMs;
  }

  /** Reads the marks as they are now; another gateway or a release may have changed them. */
  read(): void {
    const files = readdirSync(this.folder).filter((name) => name.endsWith('.json'));
    this.marks = new Map(
      files.flatMap((name) => {
        const mark = this.readMark(join(this.folder, name));
        return mark ? [[keyOf(mark.remote, mark.version), mark]] : [];
      }),
    );
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
    writeWhole(join(this.folder, `${keyOf(mark.remote, mark.version)}.json`), whole);
    this.marks.set(keyOf(mark.remote, mark.version), whole);
  }
}
