/** Shell and remotes of an earlier commit, built from its own sources by its own build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ClearError } from '../terminal/clear-error.mjs';
import { runCommand } from '../terminal/command.mjs';
import { defaultDataDir, projectDir } from '../terminal/paths.mjs';
import { NX_ENVIRONMENT, nxProgram } from '../toolchain/build.mjs';

/** @typedef {import('./previous-releases.mjs').Release} Release */
/** @typedef {import('../terminal/progress.mjs').Progress} Progress */
/** @typedef {{ link?: boolean, resolved?: string, version?: string }} Locked a package in the lock file */

const PARTS = ['shell', 'mfe-catalog', 'mfe-checkout', 'mfe-account', 'mfe-staff'].map((name) => `@actual/${name}`);
// below this project, whose packages are found from there
const home = join(defaultDataDir, 'previous');
/** @param {Release} release */
const nameOf = ({ commit }) => commit.slice(0, 10);
/** @param {string} folder */
const lockFile = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
/**
 * @param {string} folder
 * @returns {[string, Locked][]}
 */
const packagesOf = (folder) => Object.entries(JSON.parse(lockFile(folder)).packages);

/**
 * Checks commits out below the data folder, and builds shell and remotes of each there with the installed packages: one
 * that has another version by now is reported. Finished builds stay; those of other commits are removed.
 * @param {import('./previous-releases.mjs').Release[]} releases
 * @param {Progress} progress
 * @param {string} logFile
 * @returns {Promise<string[]>} the roots of their sources
 * @throws ClearError with the compiler's words
 */
export async function buildReleases(releases, progress, logFile) {
  mkdirSync(home, { recursive: true });
  const left = readdirSync(home).filter((name) => !releases.some((release) => nameOf(release) === name));
  for (const name of left) rmSync(join(home, name), { recursive: true, force: true });
  await must(runCommand('git', ['worktree', 'prune'], { logFile }), logFile);
  const folders = [];
  for (const release of releases) folders.push(await buildRelease(release, progress, logFile));
  return folders;
}

/**
 * @param {Release} release
 * @param {Progress} progress
 * @param {string} logFile
 */
async function buildRelease(release, progress, logFile) {
  const name = nameOf(release);
  const folder = join(home, name);
  const stamp = createHash('sha256').update(lockFile(projectDir)).digest('hex');
  const stampFile = join(folder, '.built');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return folder;
  progress.step(`Building ${name}, of contract ${release.contract}…`);
  rmSync(folder, { recursive: true, force: true });
  // forced: git still knows a folder that was deleted
  const checkOut = ['worktree', 'add', '--quiet', '--force', '--detach', folder, release.commit];
  await must(runCommand('git', checkOut, { logFile }), logFile);
  linkPackages(folder);
  const others = otherVersions(folder);
  if (others.length > 0) progress.step(`With today's packages; ${name} asked for ${others.join(', ')}`);
  const build = ['run-many', '-t', 'build', '-p', PARTS.join(','), '--parallel=2', '--outputStyle=stream'];
  await must(
    runCommand(process.execPath, [nxProgram(), ...build], { cwd: folder, env: NX_ENVIRONMENT, logFile }),
    logFile,
  );
  writeFileSync(stampFile, stamp);
  return folder;
}

/**
 * @param {ReturnType<typeof runCommand>} command
 * @param {string} logFile
 */
async function must(command, logFile) {
  const { code, tail } = await command;
  if (code !== 0) throw new ClearError(`The earlier release could not be built (all of it in ${logFile}):\n${tail}`);
}

/**
 * Links its own workspaces to each other, and packages that npm installed below one of them; npm's other packages are
 * found above.
 * @param {string} folder
 */
function linkPackages(folder) {
  for (const [path, { link, resolved }] of packagesOf(folder)) {
    const [workspace, ...below] = path.split('node_modules/');
    const target = link && resolved ? join(folder, resolved) : join(projectDir, path);
    if (!link && (workspace === '' || below.length !== 1 || !existsSync(target))) continue;
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(target, place, 'junction');
  }
}

/**
 * Packages of npm that the commit's lock file has in another version, as `name version`.
 * @param {string} folder
 */
function otherVersions(folder) {
  const today = new Map(packagesOf(projectDir));
  return packagesOf(folder)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([path, { version }]) => today.get(path)?.version !== version)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)} ${version}`);
}
