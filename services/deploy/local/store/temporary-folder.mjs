/** Folders for stores that go with the process that made them. */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identityOf, runningPid } from '../processes/process-identity.mjs';

const PREFIX = 'actual-store-';
const OWNER = 'owner.pid';
const REMOVED = { recursive: true, force: true, maxRetries: 20, retryDelay: 250 };

/** Makes one, and removes those whose process was killed before it could. @returns its path, and how it is removed */
export function makeTemporaryFolder(parent = tmpdir()) {
  removeAbandoned(parent);
  const folder = mkdtempSync(join(parent, PREFIX));
  writeFileSync(join(folder, OWNER), identityOf(process.pid));
  // mkdtemp closes it to others, and root's PostgreSQL runs as another user
  chmodSync(folder, 0o711);
  return { folder, remove: () => rmSync(folder, REMOVED) };
}

/** @param {string} parent */
function removeAbandoned(parent) {
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
    if (name.startsWith(PREFIX) && isAbandoned(folder)) rmSync(folder, REMOVED);
  }
}

/** @param {string} folder */
function isAbandoned(folder) {
  try {
    return runningPid(readFileSync(join(folder, OWNER), 'utf8')) === undefined;
  } catch {
    // one that is being made has no owner yet
    return false;
  }
}
