/**
 * The inventory of the scripts of the payment document (decision 0023): a build lists its scripts there and fails when
 * nobody approved one; a release signs the list; the gateway serves no other script there.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { integrityOf } from './hashes.mjs';

/** @typedef {{ scripts: { part: string, files: string, name: string }[], providers: { address: string }[] }} Approved */

const approvedFile = fileURLToPath(new URL('./payment-scripts.json', import.meta.url));
/** Name of the list beside a build. */
export const inventoryName = 'payment-inventory.json';

/**
 * The scripts that people approved, and why.
 * @returns {Promise<Approved>}
 */
export const readApproved = async (file = approvedFile) => JSON.parse(await readFile(file, 'utf8'));

/**
 * Scripts that the named chunk groups, and whatever they load later, may bring onto the page.
 * @param {import('webpack').Compilation} compilation
 * @param {Iterable<string>} names
 */
export function scriptsOf(compilation, names) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {Set<import('webpack').ChunkGroup>} */
  const seen = new Set();
  /** @param {import('webpack').ChunkGroup} group */
  const walk = (group) => {
    if (!group || seen.has(group)) return;
    seen.add(group);
    for (const chunk of group.chunks) for (const file of chunk.files) if (file.endsWith('.js')) files.add(file);
    for (const child of group.getChildren()) walk(child);
  };
  for (const name of names) {
    const group = compilation.entrypoints.get(name) ?? compilation.namedChunkGroups.get(name);
    if (!group) throw new Error(`the payment document's chunk ${name} is not in this build`);
    walk(group);
  }
  return [...files].sort();
}

/**
 * The list of one part: file, integrity and the line that allows it.
 * @param {{ part: string, files: Record<string, Buffer>, providers?: boolean, approved?: Approved }} input
 * @throws when a script is in nobody's line
 */
export async function inventoryOf({ part, files, providers = false, approved }) {
  const allowed = approved ?? (await readApproved());
  const lines = allowed.scripts.filter((line) => line.part === part);
  const scripts = Object.entries(files).map(([file, content]) => {
    const line = lines.find((one) => new RegExp(`^${one.files}$`).test(file));
    if (!line)
      throw new Error(
        `The script ${file} of ${part} would run where cards are typed, and no line of shell/federation/src/build/payment-scripts.json allows it. Load it elsewhere, or have it approved there with its reason.`,
      );
    return { file, integrity: integrityOf(content), name: line.name };
  });
  const others = providers ? { providers: allowed.providers.map(({ address }) => address) } : {};
  return `${JSON.stringify({ part, scripts, ...others }, null, 2)}\n`;
}
