/** `npm run second-factor:reset -- E-MAIL`: for a user who lost both phone and recovery codes. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStoreDatabase } from './import-command.mjs';
import { ClearError, fail } from './terminal/clear-error.mjs';
import { defaultDataDir } from './terminal/paths.mjs';
import { createProgress } from './terminal/progress.mjs';
import { checkNode, installMissing } from './toolchain/install.mjs';

/** @typedef {{ kind: 'unknown' } | { kind: 'nothing', kept: number } | { kind: 'done', app: boolean, codes: number, passkeys: number, kept: number }} Outcome */

const usage = `Uso: npm run second-factor:reset -- CORREO [--passkeys]
  Quita la aplicación de códigos y los códigos de recuperación de una cuenta, cierra sus sesiones y avisa por correo.
  --passkeys quita también sus llaves de acceso, por si se perdieron con el teléfono.`;

function readArguments() {
  try {
    const options = { passkeys: { type: /** @type {const} */ ('boolean'), default: false } };
    const { values, positionals } = parseArgs({ args: process.argv.slice(2), allowPositionals: true, options });
    if (positionals.length === 1) return { email: positionals[0].trim(), passkeys: values.passkeys };
  } catch {
    // an unknown command is answered by the usage
  }
  throw new ClearError(usage);
}

/** @param {number} kept */
const keptWords = (kept) => (kept === 0 ? '' : ` Conserva ${kept} llave(s) de acceso; --passkeys las quita.`);

/**
 * @param {Outcome} outcome
 * @param {string} email
 */
function sentenceOf(outcome, email) {
  if (outcome.kind === 'unknown') throw new ClearError(`Ninguna cuenta tiene el correo ${email}.`);
  if (outcome.kind === 'nothing') return `La cuenta ${email} no tiene nada que quitar.${keptWords(outcome.kept)}`;
  const { app, codes, passkeys, kept } = outcome;
  const gone = [...(app ? ['la aplicación'] : []), `${codes} código(s)`, `${passkeys} llave(s) de acceso`].join(', ');
  return `Se quitó de ${email}: ${gone}. Sus sesiones se cerraron y el aviso sale por correo.${keptWords(kept)}`;
}

try {
  const asked = readArguments();
  checkNode();
  const progress = createProgress();
  await installMissing(progress, join(defaultDataDir, 'logs', 'install.log'));
  const { readEnvironment, readSettings } = await import('./store/settings.mjs');
  const { loadTs } = await import('./toolchain/load-ts.mjs');
  const { resetSecondFactor } = await loadTs('services/account/src/second-factor/reset-second-factor.ts');
  const database = await openStoreDatabase(readSettings(readEnvironment()), { dryRun: false, progress });
  try {
    progress.write(sentenceOf(await resetSecondFactor({ databaseUrl: database.url, ...asked }), asked.email));
  } finally {
    await database.close();
  }
} catch (error) {
  fail(error);
}
