import { writeFileSync } from 'node:fs';
import type { CrashNote } from './crash-note';

/** Writes the note at once: nothing of this process runs later. On a full disk there is none. */
export function writeCrashNote(file: string, why: CrashNote['why'], stack: readonly string[]): void {
  const note: CrashNote = { at: new Date().toISOString(), why, stack: [...stack] };
  try {
    writeFileSync(file, JSON.stringify(note), { mode: 0o600 });
  } catch {
    // how it ended is not worth another error
  }
}
