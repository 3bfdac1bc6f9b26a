/** Where a process spends its time: by package and by our own file. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { projectDir } from '@actual/deploy/local/terminal/paths.mjs';

/** @typedef {{ id: number, children?: number[], callFrame: { functionName: string, url: string, lineNumber: number, columnNumber: number } }} ProfileNode */
/** @typedef {{ nodes: ProfileNode[], samples: number[], timeDeltas: number[] }} Profile */
/** @typedef {{ packageName: string, file?: string }} Place `file` of ours */
/** @typedef {{ byPackage: [string, number][], byFile: [string, number][] }} Places names with microseconds */

/**
 * The profile of a process while `work` runs; it has `profile-on-signal.mjs` preloaded.
 * @param {number | undefined} pid
 * @param {string} folder its PROFILES_DIR
 * @param {() => Promise<unknown>} work
 * @returns {Promise<Places>}
 */
export async function profileOf(pid, folder, work) {
  const file = join(folder, `${pid}.cpuprofile`);
  process.kill(Number(pid), 'SIGUSR2');
  await work();
  process.kill(Number(pid), 'SIGUSR2');
  while (!existsSync(file)) await sleep(50);
  const profile = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return placesOf(profile);
}

/** @param {Profile} profile */
function placesOf({ nodes, samples, timeDeltas }) {
  const callerOf = new Map(nodes.flatMap((caller) => (caller.children ?? []).map((id) => [id, caller])));
  /**
   * V8's own functions are the work of whoever calls them.
   * @param {ProfileNode} node
   * @returns {Place}
   */
  const placeIn = (node) => {
    const caller = isBuiltIn(node) ? callerOf.get(node.id) : undefined;
    return caller ? placeIn(caller) : whereIs(node);
  };
  const placeOf = new Map(nodes.map((node) => [node.id, placeIn(node)]));
  /** @type {Record<'byPackage' | 'byFile', Map<string, number>>} */
  const sums = { byPackage: new Map(), byFile: new Map() };
  for (const [at, id] of samples.entries()) {
    const place = placeOf.get(id);
    if (!place || place.packageName === '(idle)') continue;
    add(sums.byPackage, place.packageName, timeDeltas[at]);
    if (place.file) add(sums.byFile, place.file, timeDeltas[at]);
  }
  return { byPackage: sorted(sums.byPackage), byFile: sorted(sums.byFile) };
}

/** @param {ProfileNode} node */
const isBuiltIn = ({ callFrame: { url, functionName } }) => url === '' && !functionName.startsWith('(');

/**
 * @param {Map<string, number>} sums
 * @param {string} name
 * @param {number} more
 */
const add = (sums, name, more) => sums.set(name, (sums.get(name) ?? 0) + more);
/** @param {Map<string, number>} sums */
const sorted = (sums) => [...sums].sort(([, a], [, b]) => b - a);

/** @type {Map<string, SourceMap | null>} */
const maps = new Map();

/** @param {string} bundle */
function mapOf(bundle) {
  if (!maps.has(bundle)) {
    const file = `${bundle}.map`;
    maps.set(bundle, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null);
  }
  return maps.get(bundle);
}

/**
 * The package, and of ours the file: by the bundle's source map, or the bundle and its function.
 * @param {ProfileNode} node
 * @returns {Place}
 */
function whereIs({ callFrame: { functionName, url, lineNumber, columnNumber } }) {
  if (url === '') return { packageName: functionName.startsWith('(') ? functionName : 'V8' };
  if (!url.startsWith('file:') && !url.startsWith('/')) return { packageName: url.split(':')[0] };
  const bundle = url.startsWith('file:') ? fileURLToPath(url) : url;
  const entry = mapOf(bundle)?.findEntry(lineNumber, columnNumber);
  const mapped = entry && 'originalSource' in entry ? join(bundle, '..', entry.originalSource) : undefined;
  const [, packageName] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(mapped ?? bundle) ?? [];
  if (packageName) return { packageName };
  const file = relative(projectDir, mapped ?? bundle);
  return {
    packageName: file
      .split('/')
      .slice(0, file.startsWith('services/') ? 2 : 1)
      .join('/'),
    file: mapped ? file : `${file}: ${functionName || 'unnamed'}`,
  };
}
