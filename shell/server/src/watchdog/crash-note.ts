import { readFileSync, rmSync } from 'node:fs';
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
