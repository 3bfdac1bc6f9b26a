import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';

/** Milliseconds after which the lock of a process that was killed is another's. */
const forgottenAfter = 10_000;
const patience = { retries: 60, factor: 1.2, minTimeout: 50, maxTimeout: 1_000 };

/**
 * Does some work while nobody else changes the registries of a folder: two releases at once would both read the file that
 * one of them replaces, and its release would be gone.
 * @template Result
 * @param {string} folder of the registries
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 * @throws when others go on for half a minute
 */
export async function alone(folder, work) {
  await mkdir(folder, { recursive: true });
  const giveBack = await lock(folder, {
    lockfilePath: join(folder, 'registry.lock'),
    stale: forgottenAfter,
    retries: patience,
  });
  try {
    return await work();
  } finally {
    await giveBack();
  }
}
