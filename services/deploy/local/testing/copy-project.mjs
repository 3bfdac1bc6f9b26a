/** A copy of the project, for tests that change it, build it, or give it an `.env` of its own. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

/** Made by builds and runs, or an operator's own. */
const LEFT = new Set(['.git', '.nx', '.data', '.env', 'dist', 'test-results']);
const OWN_PACKAGES = '@actual';

/**
 * Packages of others are shared; the project's own lead to the copy, by the same relative links.
 * @param {string} from
 * @param {string} to
 */
function linkPackages(from, to) {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== OWN_PACKAGES) {
      symlinkSync(join(from, name), join(to, name));
      continue;
    }
    mkdirSync(join(to, name));
    for (const own of readdirSync(join(from, name)))
      symlinkSync(readlinkSync(join(from, name, own)), join(to, name, own));
  }
}

/**
 * @param {string} root the project's folder
 * @param {{ without?: string[] }} [options] names of more folders that are left out
 * @returns {string} the copy's folder, which the caller removes
 */
export function copyProject(root, { without = [] } = {}) {
  const copy = mkdtempSync(join(tmpdir(), 'project-copy-'));
  /** @type {string[]} */
  const installed = [];
  cpSync(root, copy, {
    recursive: true,
    filter(from) {
      const name = basename(from);
      if (name === 'node_modules') installed.push(relative(root, from));
      return name !== 'node_modules' && !LEFT.has(name) && !without.includes(name);
    },
  });
  for (const folder of installed) linkPackages(join(root, folder), join(copy, folder));
  return copy;
}
