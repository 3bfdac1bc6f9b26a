/** `node services/database/dist/prepare.mjs`: the job that prepares the database before a new version runs. */
import { prepareDatabase } from './prepare-database';

try {
  process.stdout.write(`${await prepareDatabase(process.env)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
