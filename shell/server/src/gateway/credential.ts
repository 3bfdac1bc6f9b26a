import { readFileSync, statSync } from 'node:fs';
import { credentialsIn } from '@actual/contracts/gateways';

/** Milliseconds between two looks at the file. */
const interval = 1_000;

/**
 * The gateway's credential for its services; the last one stays while its file cannot be read.
 * @throws {Error} when there is none to begin with
 */
export function openCredential(file: string, now: () => number = Date.now): () => string {
  let seen = 0;
  let lookedAt = now();
  const read = (): string => {
    const { mtimeMs } = statSync(file);
    const [present = ''] = credentialsIn(readFileSync(file, 'utf8'));
    seen = mtimeMs;
    return present;
  };
  let credential = read();
  return () => {
    if (now() - lookedAt < interval) return credential;
    lookedAt = now();
    try {
      if (statSync(file).mtimeMs !== seen) credential = read();
    } catch {
      // the next look may find it
    }
    return credential;
  };
}
