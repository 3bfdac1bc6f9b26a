/** The packages of which something is in a build's files, as CycloneDX (https://cyclonedx.org/docs/1.6/json/). */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';
import parseLicense from 'spdx-expression-parse';

/** Beside a build's files; its hash is in the signed provenance. */
export const sbomName = 'sbom.cdx.json';

const licenses = new Contrib.License.Factories.LicenseFactory(parseLicense);

/**
 * Files of a build's sources, those of modules that were joined too.
 * @param {import('webpack').Stats} stats
 * @returns {string[]}
 */
function sourcesOf(stats) {
  const { modules } = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    cachedModules: true,
    dependentModules: true,
    modulesSpace: Number.POSITIVE_INFINITY,
    nestedModulesSpace: Number.POSITIVE_INFINITY,
  });
  /**
   * @param {import('webpack').StatsModule} module
   * @returns {(string | null | undefined)[]}
   */
  const below = ({ nameForCondition, modules: joined = [] }) => [nameForCondition, ...joined.flatMap(below)];
  return (modules ?? []).flatMap(below).filter((file) => typeof file === 'string');
}

/**
 * The folder of the installed package that a file belongs to; undefined for sources of this project, and generated
 * files.
 * @param {string} file
 */
function packageFolder(file) {
  const inside = `${sep}node_modules${sep}`;
  const at = file.lastIndexOf(inside);
  if (at < 0) return undefined;
  const [first = '', second = ''] = file.slice(at + inside.length).split(sep);
  if (first.startsWith('.')) return undefined;
  return file.slice(0, at) + inside + (first.startsWith('@') ? join(first, second) : first);
}

/** @param {{ name: string, version: string, license?: unknown }} description */
function componentOf({ name: whole, version, license }) {
  const [name, group] = whole.split('/').reverse();
  const purl = new PackageURL('npm', group, name, version).toString();
  return new Models.Component(Enums.ComponentType.Library, name, {
    group,
    version,
    purl,
    bomRef: purl,
    licenses: new Models.LicenseRepository(
      typeof license === 'string' ? [licenses.makeFromString(license)] : undefined,
    ),
  });
}

/**
 * The packages that files belong to, each once, by their own descriptions.
 * @param {string[]} files
 * @returns {Promise<{ name: string, version: string, license?: unknown }[]>}
 */
async function packagesOf(files) {
  const folders = new Set(files.flatMap((file) => packageFolder(file) ?? []));
  /** @type {Map<string, { name: string, version: string, license?: unknown }>} */
  const found = new Map();
  for (const folder of folders) {
    const file = join(folder, 'package.json');
    if (!existsSync(file)) throw new Error(`no package.json of what went into the build: ${dirname(file)}`);
    const description = JSON.parse(await readFile(file, 'utf8'));
    if (description.private !== true) found.set(`${description.name}@${description.version}`, description);
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, description]) => description);
}

/**
 * A serial number made from the listed packages: the same build has the same.
 * @param {string} text
 */
function serialOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex[16], 16) % 4) + 8).toString(16);
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * The packages of a build: every package of which a file is in it, not those that another part brings along.
 * @param {{ name: string, version: string, client: import('webpack').Stats, sources: string[] }} build of a remote or of the shell, by webpack's stats of the browser's part and the sources of the server's
 * @returns {Promise<string>} JSON of CycloneDX 1.6
 */
export const sbomOf = ({ name, version, client, sources }) =>
  sbomOfFiles({ name, version, files: [...sourcesOf(client), ...sources] });

/**
 * The same of files, as an image holds them.
 * @param {{ name: string, version: string, files: string[] }} held
 * @returns {Promise<string>} JSON of CycloneDX 1.6
 */
export async function sbomOfFiles({ name, version, files }) {
  const components = (await packagesOf(files)).map(componentOf);
  const listed = [name, version, ...components.map(({ purl }) => purl)].join('\n');
  const bom = new Models.Bom({
    serialNumber: serialOf(listed),
    metadata: new Models.Metadata({
      component: new Models.Component(Enums.ComponentType.Application, name, { version, bomRef: name }),
      lifecycles: new Models.LifecycleRepository([Enums.LifecyclePhase.Build]),
    }),
    components: new Models.ComponentRepository(components),
  });
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}
