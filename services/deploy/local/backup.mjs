/** `npm run backup`: copies database and files of the running store to BACKUP_DIR; the log of changes goes there by itself. */
import { openBackups } from './store/backups.mjs';
import { ClearError, fail } from './terminal/clear-error.mjs';
import { createCounter, createProgress } from './terminal/progress.mjs';
import { readFlags } from './terminal/read-flags.mjs';

const parts = { database: 'Copiando la base de datos', files: 'Copiando los archivos de la tienda' };

try {
  readFlags({ options: {} });
  const { database, backups, server } = await openBackups();
  const { dataDir } = server;
  const said = createCounter(createProgress());
  const copied = { database: 0, files: 0 };
  const { folder, at } = await database
    .makeBackup(database.adminUrl(server, 'postgres'), {
      backups,
      dataDir,
      onFile: (/** @type {'database' | 'files'} */ of) => {
        copied[of] += 1;
        said(parts[of], copied[of]);
      },
    })
    .catch((/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'ECONNREFUSED') throw new ClearError('La tienda no está en marcha: se respalda abierta.');
      if (error.message.startsWith('This server archives no log'))
        throw new ClearError('La tienda arrancó sin BACKUP_DIR: vuelva a arrancarla con ella.');
      throw error;
    });
  const all = database.listBackups(backups);
  process.stdout.write(
    `Respaldo en ${folder}. Se puede volver a cualquier momento desde ${all[0].at}; el último respaldo es de ${at}.\n`,
  );
} catch (error) {
  fail(error);
}
