import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Replaces a JSON file in one step, by a name that no other process takes: in containers all have the same pid. */
export function writeWhole(file: string, content: unknown): void {
  const next = `${file}.${randomUUID()}.next`;
  try {
    writeFileSync(next, `${JSON.stringify(content, null, 2)}\n`);
    renameSync(next, file);
  } catch (error) {
    // half of it on a full disk would only take more of it
    rmSync(next, { force: true });
    throw error;
  }
}
