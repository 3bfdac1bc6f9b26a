/** Checks the folders of a store: room on their disks, and the right to write. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { picturesBucket } from '@actual/files/settings';
import { modelDirsOf, picturesDirOf } from '../store/places.mjs';
import { projectDir } from '../terminal/paths.mjs';

const leastBytes = 2e9;

/**
 * A folder, or while it is not there the one that it would be made in.
 * @param {string} folder
 */
function nearest(folder) {
  let place = folder;
  while (!existsSync(place)) place = dirname(place);
  return place;
}

/**
 * Room and right to write, for the folders of a store.
 * @param {import('../store/settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('../doctor.mjs').Finding[]>}
 */
export async function foldersOf(settings, env) {
  const { DATA_DIR, BACKUP_DIR } = settings;
  const folders = Object.entries({
    DATA_DIR,
    ...(BACKUP_DIR && existsSync(BACKUP_DIR) ? { BACKUP_DIR } : {}),
    ...(picturesBucket.of(settings)
      ? {}
      : { PICTURES_DIR: picturesDirOf(settings, env), MODELS_DIR: modelDirsOf(settings, env)[0] }),
  }).map(([name, folder]) => ({ name, place: nearest(resolve(projectDir, folder)) }));
  const closed = folders.filter(
    ({ place }, at) => !isWritable(place) && folders.findIndex((one) => one.place === place) === at,
  );
  const backups = BACKUP_DIR && (await diskSpace('Disco de respaldos', BACKUP_DIR));
  if (backups && !backups.wrong && statSync(nearest(DATA_DIR)).dev === statSync(nearest(BACKUP_DIR)).dev)
    backups.note += ', en el mismo disco que los datos: se perderían juntos';
  return [
    await diskSpace('Disco', DATA_DIR),
    ...(backups ? [backups] : []),
    ...closed.map(({ name, place }) => ({
      what: `Carpeta ${name}`,
      wrong: statSync(place).isDirectory()
        ? `quien corre esta orden no puede escribir en ${place}`
        : `${place} no es una carpeta`,
      todo: 'Désela a quien corre la tienda (chown), o nombre otra en .env.',
    })),
  ];
}

/** @param {string} place */
function isWritable(place) {
  try {
    accessSync(place, constants.W_OK);
    return statSync(place).isDirectory();
  } catch {
    return false;
  }
}

/**
 * @param {string} what
 * @param {string} folder may not be there yet
 * @returns {Promise<import('../doctor.mjs').Finding>}
 */
async function diskSpace(what, folder) {
  const place = nearest(folder);
  const { bavail, bsize } = await statfs(place);
  const free = `${(Number(bavail) * Number(bsize) * 1e-9).toFixed(1)} GB libres`;
  return Number(bavail) * Number(bsize) >= leastBytes
    ? { what, note: free }
    : { what, wrong: `${free} en ${place}`, todo: 'Libere espacio: PostgreSQL se detiene sin él.' };
}
