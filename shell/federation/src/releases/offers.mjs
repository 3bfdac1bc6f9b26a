import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import satisfies from 'semver/functions/satisfies.js';

/** @typedef {import('./registry.mjs').Audience} Audience */
/** @type {Audience[]} */
const audiences = ['public', 'internal'];

/**
 * @param {string} folder
 * @param {Audience} audience
 */
const offersFile = (folder, audience) => join(folder, `${audience}.offers.json`);

/**
 * Refuses a version that needs more than a gateway's shell gives: its own loading would fail there, and nobody would see
 * the release. A gateway that never ran has said nothing yet.
 * @param {string} folder
 * @param {import('./registry.mjs').Description} description
 * @param {Audience[]} audiences
 * @throws with a sentence for the person who releases
 */
export async function refuseUnmet(folder, { name, version, requires = {} }, audiences) {
  for (const audience of audiences) {
    const file = offersFile(folder, audience);
    if (!existsSync(file)) continue;
    const offers = JSON.parse(await readFile(file, 'utf8'));
    for (const [library, range] of Object.entries(requires)) {
      if (satisfies(offers[library] ?? '', range)) continue;
      const has = offers[library] ? `has ${offers[library]}` : 'does not have it';
      throw new Error(
        `${name} ${version} needs ${library} ${range}, and the shell of the ${audience} gateway ${has}: release the shell first`,
      );
    }
  }
}

/**
 * Forgets the offers of gateways of an earlier run: those that start next may be of another build.
 * @param {string} folder
 */
export async function forgetOffers(folder) {
  for (const audience of audiences) await rm(offersFile(folder, audience), { force: true });
}
