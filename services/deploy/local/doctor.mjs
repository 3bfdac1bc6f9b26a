/**
 * `npm run doctor`: what is wrong with this installation, and what to do; a line for each thing that was looked at, and 1 at
 * the end where something is wrong. It changes nothing, charges nothing and sends nothing.
 */
import { bucketsOfStore } from './doctor/bucket.mjs';
import { databaseOf } from './doctor/database.mjs';
import { demoTraces } from './doctor/demo-traces/scan.mjs';
import { foldersOf } from './doctor/disks-and-folders.mjs';
import { envFileOf } from './doctor/env-lines.mjs';
import { settingsOfRealStore } from './doctor/missing-settings.mjs';
import { keysOf, nodeVersion } from './doctor/node-and-keys.mjs';
import { outsideOf } from './doctor/outside.mjs';
import { backupsOf, certificatesOf } from './doctor/real-settings.mjs';
import { releasesOf } from './doctor/releases.mjs';
import { runningStore } from './doctor/running-store.mjs';
import { originsOf } from './doctor/store-origins.mjs';
import { readEnvironment, readSettings } from './store/settings.mjs';
import { ClearError, fail } from './terminal/clear-error.mjs';
import { readFlags } from './terminal/read-flags.mjs';

/**
 * @typedef {object} Finding one checked thing
 * @property {string} what
 * @property {string} [wrong] its fault; without it all is well
 * @property {string} [todo] the remedy
 * @property {string} [note] a remark
 */

/**
 * The settings, or why they are none.
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ settings?: import('./store/settings.mjs').Settings, findings: Finding[] }}
 */
function settingsOf(env) {
  try {
    return { settings: readSettings(env), findings: [{ what: 'Configuración' }] };
  } catch (error) {
    if (!(error instanceof ClearError)) throw error;
    return { findings: [{ what: 'Configuración', wrong: error.message, todo: 'Corrija .env o el entorno.' }] };
  }
}

/**
 * @param {boolean} goingLive
 * @returns {Promise<Finding[]>}
 */
async function examine(goingLive) {
  const env = readEnvironment();
  const { settings, findings } = settingsOf(env);
  if (!settings) return [nodeVersion(), ...findings];
  return [
    nodeVersion(),
    ...findings,
    ...(await foldersOf(settings, env)),
    ...keysOf(settings.DATA_DIR),
    ...envFileOf(env),
    ...(await settingsOfRealStore(env, settings, goingLive)),
    ...(await databaseOf(settings, env)),
    ...(await outsideOf(env)),
    ...certificatesOf(env, await originsOf(settings, env)),
    ...(await backupsOf(settings, env)),
    ...(await bucketsOfStore(settings)),
    ...(await releasesOf(settings, env)),
    ...(await runningStore(settings, env)),
    ...(goingLive ? await demoTraces(settings, env) : []),
  ];
}

/** @param {Finding} finding */
const lineOf = ({ what, wrong, todo, note }) =>
  wrong ? `✗ ${what}: ${wrong}${todo ? `\n    ${todo}` : ''}` : `✓ ${what}${note ? `: ${note}` : ''}`;

try {
  const { values } = readFlags({
    options: { json: { type: 'boolean', default: false }, 'going-live': { type: 'boolean', default: false } },
  });
  // a library writes a line of its own where a database cannot be reached: only findings are printed here
  console.log = () => undefined;
  const findings = await examine(values['going-live'] === true);
  const wrong = findings.filter((finding) => finding.wrong);
  if (values.json) process.stdout.write(`${JSON.stringify({ wrong: wrong.length, findings }, null, 2)}\n`);
  else {
    process.stdout.write(`${findings.map(lineOf).join('\n')}\n\n`);
    process.stdout.write(wrong.length === 0 ? 'Todo está bien.\n' : `Hay ${wrong.length} por corregir.\n`);
  }
  process.exitCode = wrong.length === 0 ? 0 : 1;
} catch (error) {
  fail(error);
}
