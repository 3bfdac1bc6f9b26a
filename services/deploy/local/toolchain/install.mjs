/** Installs the dependencies when they are not the ones of `package-lock.json`. Needs nothing but Node and npm. */
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from '../terminal/clear-error.mjs';
import { runCommand } from '../terminal/command.mjs';
import { said } from '../terminal/language.mjs';
import { projectDir } from '../terminal/paths.mjs';

/** @typedef {{ version?: string, link?: boolean, dev?: boolean, optional?: boolean, peer?: boolean }} Locked a package in the lock file */

const MINIMUM_NODE = [20, 12];
const stampFile = join(projectDir, 'node_modules', '.actual-installed');

/** @throws ClearError where the project is somebody else's, who alone may build in it */
export function checkProject(folder = projectDir) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new ClearError(
      said({
        es: `Quien corre esta orden no puede escribir en ${folder}: córrala con el usuario del proyecto, o déselo (chown -R).`,
        en: `Whoever runs this command cannot write to ${folder}: run it as the project's user, or hand it over (chown -R).`,
      }),
    );
  }
}

/** @throws ClearError when this Node is too old */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1])) return;
  const minimum = MINIMUM_NODE.join('.');
  throw new ClearError(
    said({
      es: `Se necesita Node ${minimum} o más nuevo; este es ${version}.`,
      en: `Node ${minimum} or newer is needed; this is ${version}.`,
    }),
  );
}

/**
 * Installs unless the installed packages match the lock file.
 * @param {import('../terminal/progress.mjs').Progress} progress
 * @param {string} logFile
 * @param {{ tools?: boolean }} [options] `tools`: also the packages for tests, measurements and images, nearly half of
 * all (`devDependencies`); without it, those that build and run the store
 * @throws ClearError with npm's words when it fails
 */
export async function installMissing(progress, logFile, { tools = false } = {}) {
  const lock = readFileSync(join(projectDir, 'package-lock.json'), 'utf8');
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
  const { packages } = JSON.parse(lock);
  const wanted = Object.entries(packages).filter(
    ([path, { dev, optional, peer }]) => path.includes('node_modules/') && !optional && !peer && (tools || !dev),
  );
  const isThere = wanted.every(([path]) => existsSync(join(projectDir, path)));
  const isCurrent = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (isThere && isCurrent) return;
  if (!isThere || !hasVersions(wanted)) {
    // `npm ci` begins by removing the installed packages, which a running store uses
    const how = isCurrent ? 'install' : 'ci';
    progress.step(said({ es: `Instalando dependencias (npm ${how})…`, en: `Installing packages (npm ${how})…` }));
    // among the peers of the federation plugin is a whole second bundler
    const kinds = tools ? ['--include=dev'] : ['--omit=dev', '--omit=peer'];
    // scripts of packages are not run: none is needed, and npm may refuse them
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code, tail } = await npm([how, ...kinds, ...quiet], logFile);
    if (code !== 0) {
      const why = said({ es: 'No se pudieron instalar las dependencias', en: 'The packages could not be installed' });
      throw new ClearError(`${why} (npm ${how}):\n${tail}`);
    }
  }
  writeFileSync(stampFile, stamp);
}

/**
 * True when npm's own list of installed packages names the wanted versions: somebody ran `npm install` by hand.
 * @param {[string, Locked][]} wanted
 */
function hasVersions(wanted) {
  const hidden = join(projectDir, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return wanted.every(([path, { link, version }]) =>
    link ? Boolean(installed[path]?.link) : installed[path]?.version === version,
  );
}

/**
 * Runs npm with the one that started us, if npm did.
 * @param {string[]} args
 * @param {string} logFile
 */
export function npm(args, logFile) {
  const { npm_execpath: script } = process.env;
  return script?.endsWith('.js')
    ? runCommand(process.execPath, [script, ...args], { logFile })
    : runCommand('npm', args, { logFile });
}
