/** Writes the provenance of a release beside its version. */
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sha256 } from '../build/hashes.mjs';
import { root } from '../root.mjs';
import { signatureOf } from './signatures.mjs';

const run = promisify(execFile);
const payloadType = 'application/vnd.in-toto+json';
const provenanceName = 'provenance.json';

/**
 * Every file below a folder, by its path in it.
 * @param {string} folder
 */
async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.map((file) => file.slice(folder.length + 1)).sort();
}
/** @param {string} file */
const digestOf = async (file) => ({ sha256: sha256(await readFile(file)) });

/** The commit that is checked out, and whether files differ from it; undefined where there is no Git. */
async function commit() {
  try {
    const { stdout } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
    const { stdout: changes } = await run('git', ['status', '--porcelain', '--untracked-files=no'], { cwd: root });
    return { id: stdout.trim(), changed: changes.trim() !== '' };
  } catch {
    return undefined;
  }
}

/**
 * An in-toto statement with SLSA's provenance (https://slsa.dev/spec/v1.0/provenance) of all files of a build.
 * @param {string} built
 * @param {string} workspace
 * @param {string} startedOn
 */
async function statementOf(built, workspace, startedOn) {
  const names = (await filesBelow(built)).filter((name) => name !== provenanceName);
  const subject = await Promise.all(names.map(async (name) => ({ name, digest: await digestOf(join(built, name)) })));
  const source = await commit();
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject,
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'npm run release',
        externalParameters: { workspace },
        internalParameters: { node: process.version, changedSinceCommit: source?.changed ?? null },
        resolvedDependencies: [
          ...(source ? [{ name: 'source', digest: { gitCommit: source.id } }] : []),
          { name: 'package-lock.json', digest: await digestOf(join(root, 'package-lock.json')) },
        ],
      },
      runDetails: { builder: { id: 'npm run release' }, metadata: { startedOn, finishedOn: new Date().toISOString() } },
    },
  };
}

/**
 * The text that DSSE signs: type and content, each with its length, so that neither can pass for the other.
 * @param {string} text
 */
const preAuthentication = (text) => `DSSEv1 ${payloadType.length} ${payloadType} ${Buffer.byteLength(text)} ${text}`;

/**
 * Writes the signed `provenance.json` into a build's folder, before it is published.
 * @param {{ built: string, workspace: string, startedOn: string, privateKey: string }} release ISO 8601, PEM
 */
export async function writeProvenance({ built, workspace, startedOn, privateKey }) {
  const text = JSON.stringify(await statementOf(built, workspace, startedOn));
  const envelope = {
    payloadType,
    payload: Buffer.from(text).toString('base64'),
    signatures: [{ sig: signatureOf(preAuthentication(text), privateKey) }],
  };
  await writeFile(join(built, provenanceName), `${JSON.stringify(envelope, null, 2)}\n`);
}
