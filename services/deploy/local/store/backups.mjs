/** The parts of this machine's store that the backup commands need. */
import { ClearError } from '../terminal/clear-error.mjs';
import { projectDir } from '../terminal/paths.mjs';
import { loadTs } from '../toolchain/load-ts.mjs';
import { readSecrets } from './secrets.mjs';
import { readEnvironment, readSettings } from './settings.mjs';

/** The backup functions, the folder of backups and the server's settings. @throws ClearError where there are none */
export async function openBackups() {
  const { DATABASE_URL, BACKUP_DIR: backups, DATA_DIR: dataDir, POSTGRES_PORT: port } = readSettings(readEnvironment());
  if (DATABASE_URL) throw new ClearError('La base de DATABASE_URL la respalda quien la opera, p. ej. con pgBackRest.');
  if (!backups)
    throw new ClearError('Ponga en BACKUP_DIR la carpeta de los respaldos, en otro disco. Vea .env.example');
  const server = { projectDir, dataDir, port, password: readSecrets(dataDir).POSTGRES_PASSWORD };
  return { database: await loadTs('services/database/src/local.ts'), backups, server };
}
