/** Finds the Chromium for the tests, and installs one when there is none. */
import { existsSync } from 'node:fs';
import { ClearError } from '../terminal/clear-error.mjs';
import { runCommand } from '../terminal/command.mjs';

/** The shell without windows first: it shows the same pages for half of the processor. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The program's path.
 * @param {import('../terminal/progress.mjs').Progress} progress
 * @param {string} logFile
 * @throws ClearError when there is none and none can be installed
 */
export async function findBrowser(progress, logFile) {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new ClearError(`CHROMIUM_PATH does not exist: ${given}`);
  const found = given ?? (await installed());
  if (found) return found;
  progress.step('Installing Chromium…');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand('apt-get', ['update'], { env, logFile });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const install = ['install', '-y', '--no-install-recommends', name];
      if ((await runCommand('apt-get', install, { env, logFile })).code === 0) break;
    }
  }
  if (!(await installed())) await runCommand('npx', ['playwright', 'install', 'chromium'], { logFile });
  const program = await installed();
  if (!program) throw new ClearError(`Chromium could not be installed (${logFile}). Name one with CHROMIUM_PATH.`);
  return program;
}

async function installed() {
  const system = USUAL_PLACES.find((place) => existsSync(place));
  if (system) return system;
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}
