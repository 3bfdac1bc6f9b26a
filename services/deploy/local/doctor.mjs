/**
 * `npm run doctor`: says what is wrong with this installation, and what to do about it; a line for each thing that was
 * looked at. Ends with 1 where something is wrong. It changes nothing.
 */
import { bucketsOfStore } from './doctor/bucket.mjs';
import { diskSpace, keysOf, nodeVersion } from './doctor/machine.mjs';
import { releasesOf } from './doctor/releases.mjs';
import { runningStore } from './doctor/running-store.mjs';
import { readEnvironment, readSettings } from './store/settings.mjs';
import { ClearError } from './terminal/clear-error.mjs';

/**
 * @typedef {object} Finding what was looked at
 * @property {string} what
 * @property {string} [wrong] what is wrong with it; without it all is well
 * @property {string} [todo] what to do about that
 * @property {string} [note] what is good to know
 */

/** The settings, or why they are none. */
function settingsOf(env) {
  try {
    return { settings: readSettings(env), findings: [{ what: 'Configuración' }] };
  } catch (error) {
    if (!(error instanceof ClearError)) throw error;
    return { findings: [{ what: 'Configuración', wrong: error.message, todo: 'Corrija .env o el entorno.' }] };
  }
}

async function examine() {
  const env = readEnvironment();
  const { settings, findings } = settingsOf(env);
  if (!settings) return [nodeVersion(), ...findings];
  return [
    nodeVersion(),
    ...findings,
    await diskSpace(settings.DATA_DIR),
    ...keysOf(settings.DATA_DIR),
    ...(await bucketsOfStore(settings)),
    ...(await releasesOf(settings, env)),
    ...(await runningStore(settings, env)),
  ];
}

const lineOf = ({ what, wrong, todo, note }) =>
  wrong ? `✗ ${what}: ${wrong}${todo ? `\n    ${todo}` : ''}` : `✓ ${what}${note ? `: ${note}` : ''}`;

const findings = await examine();
const wrong = findings.filter((finding) => finding.wrong);
process.stdout.write(`${findings.map(lineOf).join('\n')}\n\n`);
process.stdout.write(wrong.length === 0 ? 'Todo está bien.\n' : `Hay ${wrong.length} por corregir.\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;
