/**
 * `npm run restore -- --to 2026-11-25T00:10:00Z`: restores a closed store to a moment; without `--to` to the last
 * change that was archived. The present store is set aside.
 */
import { openBackups } from './store/backups.mjs';
import { lockStore } from './store/store-lock.mjs';
import { ClearError, fail } from './terminal/clear-error.mjs';
import { createCounter, createProgress } from './terminal/progress.mjs';
import { readFlags } from './terminal/read-flags.mjs';

const steps = {
  database: 'Copiando la base de datos del respaldo',
  changes: 'Aplicando los cambios guardados desde entonces',
  files: 'Copiando los archivos de la tienda',
};

/**
 * @param {string | undefined} text
 * @throws ClearError for a text that is no moment of the past
 */
function momentOf(text) {
  if (text === undefined) return null;
  const moment = new Date(text);
  if (!(moment.getTime() < Date.now()))
    throw new ClearError(`--to debe ser un momento pasado, p. ej. 2026-11-25T00:10:00Z`);
  return moment;
}

try {
  const { values } = readFlags({ options: { to: { type: 'string' } } });
  const to = momentOf(values.to);
  const { database, backups, server } = await openBackups();
  const giveBack = lockStore(server.dataDir);
  try {
    const said = createCounter(createProgress());
    const { backup, before } = await database
      .restoreBackup(server, {
        backups,
        to,
        onStep: (/** @type {keyof typeof steps} */ step, /** @type {number} */ copied) => said(steps[step], copied),
      })
      .catch((/** @type {Error & { since?: string }} */ error) => {
        if (error instanceof database.NoBackupError)
          throw new ClearError(
            error.since
              ? `Ningún respaldo llega tan atrás: el más antiguo es de ${error.since}.`
              : 'No hay ningún respaldo todavía: npm run backup.',
          );
        if (/did not start/.test(error.message))
          throw new ClearError(`Los respaldos no llegan a ese momento; nada cambió. ${error.message}`);
        throw error;
      });
    process.stdout.write(`La tienda está como a las ${to?.toISOString() ?? 'últimas'}, del respaldo ${backup.at}.\n`);
    if (before) process.stdout.write(`Lo que había quedó en ${before}; bórrelo cuando no haga falta.\n`);
  } finally {
    giveBack();
  }
} catch (error) {
  fail(error);
}
