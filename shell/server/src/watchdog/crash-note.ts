import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const shape = z.object({
  /** When it ended, ISO 8601. */
  at: z.string(),
  /** It did not look up for seconds, it took too much memory, or nobody caught an error. */
  why: z.enum(['silent', 'memory', 'uncaught']),
  /** The stack at that moment, innermost first: addresses of scripts, or lines of an error's stack. */
  stack: z.array(z.string()),
});
/** The note that a gateway leaves at its end for its next start. */
export type CrashNote = z.infer<typeof shape>;

/** Writes the note at once: nothing of this process runs later. On a full disk there is none. */
export function writeCrashNote(file: string, why: CrashNote['why'], stack: readonly string[]): void {
  const note: CrashNote = { at: new Date().toISOString(), why, stack: [...stack] };
  try {
    writeFileSync(file, JSON.stringify(note), { mode: 0o600 });
  } catch {
    // how it ended is not worth another error
  }
}

/** Takes the note of the run before, once; null when it left none. */
export function takeCrashNote(file: string): CrashNote | null {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // there is none, or its writing was cut short
    return null;
  } finally {
    rmSync(file, { force: true });
  }
}
