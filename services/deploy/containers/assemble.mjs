/**
 * `node assemble.mjs catalog FOLDER`: collects the content of a part's image, from a project that is installed and
 * built. Only files that its programs can reach are taken (traced by @vercel/nft), at the places they have in the
 * project.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sbomName, sbomOfFiles } from '@actual/federation/build/sbom';
import { nodeFileTrace } from '@vercel/nft';
import { projectDir } from '../local/terminal/paths.mjs';
import { sites } from '../local/toolchain/brands.mjs';
import { parts } from './parts.mjs';

const health = 'services/deploy/containers/healthcheck.mjs';
const picture = /\.(png|jpg)$/;

/**
 * The packages whose text a bundle holds are known by its source map alone.
 * @param {string} file
 * @returns {Promise<string[]>}
 */
async function inlinedIn(file) {
  const map = await readFile(join(projectDir, `${file}.map`), 'utf8').catch(() => undefined);
  return map
    ? JSON.parse(map).sources.map((/** @type {string} */ source) => resolve(projectDir, dirname(file), source))
    : [];
}

/**
 * A brand's package as the gateway finds it: its description, its pictures, and its place in node_modules.
 * @param {string} site
 */
async function brandFiles(site) {
  const folder = join('themes', site);
  const { name } = JSON.parse(await readFile(join(projectDir, folder, 'package.json'), 'utf8'));
  const pictures = (await readdir(join(projectDir, folder))).filter((file) => picture.test(file));
  return [join('node_modules', name), ...['package.json', ...pictures].map((file) => join(folder, file))];
}

/**
 * Paths of all that the part needs, from the project's root.
 * @param {import('./parts.mjs').Part} part
 */
async function filesOf({ program, programs = [], folders = [], brands = false }) {
  const entries = [program, health, ...programs];
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => join(projectDir, entry)),
    { base: projectDir, ignore: ['**/dist/*/client/**', '.data/**', '**/.cache/**'] },
  );
  const ofBrands = await Promise.all(brands ? sites.map(brandFiles) : []);
  return { traced: [...fileList], whole: [...folders, ...ofBrands.flat()] };
}

/**
 * @param {string} path
 * @param {string} target
 */
async function take(path, target) {
  await mkdir(dirname(join(target, path)), { recursive: true });
  await cp(join(projectDir, path), join(target, path), { recursive: true, verbatimSymlinks: true });
}

/**
 * Writes the folder anew.
 * @param {string} name of the part
 * @param {string} target
 * @returns {Promise<{ files: number, packages: number }>} how many files were traced, how many packages they are of
 */
export async function assemble(name, target) {
  const part = parts[name];
  if (!part) throw new Error(`Which part? ${Object.keys(parts).join(' | ')}`);
  const { traced, whole } = await filesOf(part);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const path of [...whole, ...traced]) await take(path, target);
  const { version } = JSON.parse(await readFile(join(projectDir, 'package.json'), 'utf8'));
  const inlined = (await Promise.all([part.program, ...(part.programs ?? [])].map(inlinedIn))).flat();
  const bom = await sbomOfFiles({
    name: `actual-${name}`,
    version,
    files: [...traced.map((path) => join(projectDir, path)), ...inlined],
  });
  await writeFile(join(target, sbomName), bom);
  // `node .` runs it
  const description = { name: `actual-${name}`, version, private: true, main: part.program };
  await writeFile(join(target, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
  return { files: traced.length, packages: JSON.parse(bom).components?.length ?? 0 };
}

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const [name = '', target] = process.argv.slice(2);
  if (!target) throw new Error('Usage: node assemble.mjs PART FOLDER');
  await assemble(name, resolve(target));
}
