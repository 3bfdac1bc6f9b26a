/** The versions that gateways have set aside because they ended one: a file each beside the registries. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** @typedef {{ remote: string, version: string, reason: string, certain: boolean, at: string }} Mark */

/** @param {string} folder */
export const quarantineFolder = (folder) => join(folder, 'quarantine');
/**
 * @param {string} folder
 * @param {string} name
 * @param {string} version
 */
const fileOf = (folder, name, version) => join(quarantineFolder(folder), `${name}@${version}.json`);

/**
 * Undefined when the version is let in again, perhaps this moment.
 * @param {string} file
 * @returns {Mark | undefined}
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * @param {string} folder
 * @returns {{ remote: string, version: string, reason: string, certain: boolean, at: string }[]}
 */
export function marks(folder) {
  const place = quarantineFolder(folder);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => read(join(place, name)) ?? []);
}

/**
 * @param {string} folder
 * @param {string} name
 */
export const marksOf = (folder, name) => marks(folder).filter(({ remote }) => remote === name);

/**
 * Why a version is set aside; undefined when it is not.
 * @param {string} folder
 * @param {string} name
 * @param {string} version
 */
export const markOf = (folder, name, version) => read(fileOf(folder, name, version));

/** @param {Mark} mark */
export const describeMark = ({ remote, version, reason, at }) => `${remote} ${version} se apartó el ${at}: ${reason}`;

/**
 * @param {string} folder
 * @param {string} name
 * @param {string} version
 * @returns {Promise<boolean>} false when the version was not set aside
 */
export async function letInAgain(folder, name, version) {
  const file = fileOf(folder, name, version);
  if (!existsSync(file)) return false;
  await rm(file, { force: true });
  return true;
}
