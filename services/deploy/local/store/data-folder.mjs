/** The folder of a store's data: its secrets, the mailbox of the sandbox, the logs, the published releases. */
import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OWNERS_FILE = 0o600;
const OWNERS_FOLDER = 0o700;
/** Others may pass through, for root's PostgreSQL runs as another user; they can neither list nor read. */
const PASSAGE = 0o711;
/** Where people's data may be in the files themselves: those of an older version are closed one by one. */
const PRIVATE = ['logs', 'sandbox'];
const FOLDERS = [...PRIVATE, 'registry', 'pictures'];

/**
 * Creates the folder if it is missing, and closes its content to everybody but its owner.
 * @param {string} dataDir
 */
export function openDataFolder(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, PASSAGE);
  for (const name of FOLDERS) mkdirSync(join(dataDir, name), { recursive: true });
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    const path = join(dataDir, entry.name);
    if (entry.isFile()) chmodSync(path, OWNERS_FILE);
    else if (entry.isDirectory()) chmodSync(path, OWNERS_FOLDER);
    if (PRIVATE.includes(entry.name)) for (const file of readdirSync(path)) chmodSync(join(path, file), OWNERS_FILE);
  }
}
