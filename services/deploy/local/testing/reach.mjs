/** Which steps of `npm test -- --since COMMIT` a change can reach. */
import { spawnSync } from 'node:child_process';
import { ClearError } from '../terminal/clear-error.mjs';
import { projectDir } from '../terminal/paths.mjs';

/**
 * @typedef {'nothing' | 'importers' | 'whole'} Extent `importers`: the tests that import what changed, directly or not
 * @typedef {{ unit: Extent, database: Extent, e2e: Extent, attack: Extent }} Reach
 */

/** Whoever changes these may change anything. */
const OF_EVERYTHING = /^(package(-lock)?\.json|jest\.config\.mjs|tsconfig[\w.]*\.json|nx\.json)$/;
const MODULE = /\.tsx?$/;
const TEST = /\.test\.tsx?$/;
const JOURNEYS = /^shell\/e2e\//;
const ATTACK = /^services\/attack\//;
/** Pages that the shops show are written in files like these; all others are for engineers. */
const CONTENT = /^mfe-catalog\/content\//;
const NO_PART_OF_A_STORE =
  /(\.test\.tsx?$|\.md$|^services\/(bench|documents)\/|^services\/deploy\/(checks|decisions|lint)\/)/;

/**
 * Tests of units and with PostgreSQL are found by their imports. A file that is no module is read, not imported, so its
 * readers are unknown and all of their kind are tried. Journeys and attack try a running store.
 * @param {readonly string[]} files paths from the project's root
 * @returns {Reach}
 */
export function reachOf(files) {
  const some = (/** @type {(file: string) => boolean} */ is) => files.some(is);
  if (some((file) => OF_EVERYTHING.test(file)))
    return { unit: 'whole', database: 'whole', e2e: 'whole', attack: 'whole' };
  const modules = some((file) => MODULE.test(file)) ? 'importers' : 'nothing';
  const readBy = (/** @type {RegExp} */ room) => some((file) => room.test(file) && !MODULE.test(file));
  const store = some(
    (file) => CONTENT.test(file) || !(NO_PART_OF_A_STORE.test(file) || JOURNEYS.test(file) || ATTACK.test(file)),
  );
  return {
    unit: readBy(/^/) ? 'whole' : modules,
    database: readBy(/^services\/(?!documents\/|deploy\/decisions\/)/) ? 'whole' : modules,
    e2e: store || some((file) => JOURNEYS.test(file) && !TEST.test(file)) ? 'whole' : 'nothing',
    attack: store || some((file) => ATTACK.test(file) && !TEST.test(file)) ? 'whole' : 'nothing',
  };
}

/**
 * Files that differ from a commit, those that git does not know yet included.
 * @param {string} commit
 */
export function changedSince(commit) {
  const git = (/** @type {string[]} */ ...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: projectDir, encoding: 'utf8' });
    if (status !== 0)
      throw new ClearError(`git does not know ${commit}. Name a branch or a commit: npm test -- --since main`);
    return stdout.split('\n').filter(Boolean);
  };
  git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  return [
    ...git('diff', '--name-only', '--no-renames', commit, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}
