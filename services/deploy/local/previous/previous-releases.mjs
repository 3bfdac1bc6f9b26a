/** The releases before the present sources, read from the project's git history. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ClearError } from '../terminal/clear-error.mjs';

const run = promisify(execFile);
const contractFile = 'shell/contract/package.json';

/** @typedef {{ commit: string, contract: string }} Release its contract's version */

/**
 * The two releases that say most about which versions get on with these sources, because a remote requires a version of
 * the shell's contract: the commit that brought today's version, the oldest whose remotes and shell a release lets meet
 * today's; and the last one before it. Of the two, one that is the same as the sources is left out.
 * @param {string} folder root of the sources
 * @param {string} [named] a commit or a tag that is meant instead
 * @returns {Promise<Release[]>} newest first
 * @throws ClearError when the history here does not tell
 */
export async function previousReleases(folder, named) {
  /** @param {string[]} args */
  const git = async (...args) => (await run('git', args, { cwd: folder })).stdout.trim();
  /** @param {string[]} args */
  const tells = (...args) => git(...args).catch(() => undefined);
  /**
   * @param {string} commit
   * @returns {Promise<string | undefined>}
   */
  const contractAt = async (commit) => {
    const text = await tells('show', `${commit}:${contractFile}`);
    return text && JSON.parse(text).version;
  };
  /**
   * @param {string} name
   * @returns {Promise<Release | undefined>}
   */
  const release = async (name) => {
    const commit = await tells('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    const contract = commit && (await contractAt(commit));
    return commit && contract ? { commit, contract } : undefined;
  };

  if (named) {
    const found = await release(named);
    if (!found)
      throw new ClearError(`PREVIOUS_RELEASE=${named}: this clone has no such commit, or it is not of the store.`);
    return [found];
  }
  const log = await tells('log', '--format=%H', '--', contractFile);
  if (log === undefined)
    throw new ClearError(
      'Without git’s history what was released before is not known: a clone of the repository is needed.',
    );
  const { version } = JSON.parse(await readFile(join(folder, contractFile), 'utf8'));
  /** @type {string | undefined} */
  let brought;
  for (const commit of log.split('\n').filter(Boolean)) {
    if ((await contractAt(commit)) !== version) break;
    brought = commit;
  }
  const before = await release(brought ? `${brought}^` : 'HEAD');
  if (!before && (await git('rev-parse', '--is-shallow-repository')) === 'true')
    throw new ClearError(
      `The history of this clone is cut off before contract ${version}: git fetch --unshallow brings what was released before.`,
    );
  const isOlder = brought && (await tells('diff', '--quiet', brought, '--')) === undefined;
  const older = isOlder && brought ? await release(brought) : undefined;
  const releases = [...(older ? [older] : []), ...(before ? [before] : [])];
  if (releases.length === 0) throw new ClearError('In this history nothing was released before what there is.');
  return releases;
}
