/** Fills an empty store with the demo's products and pictures. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runCommand } from '../terminal/command.mjs';
import { projectDir } from '../terminal/paths.mjs';

const assetsDir = join(projectDir, 'services', 'database', 'demo-assets');
/** @param {string} name */
const built = (name) => join(projectDir, 'services', 'database', 'dist', name);
export const demoFile = built('demo.mjs');
const picturesFile = built('pictures.mjs');
/** @returns {Promise<typeof import('@actual/database/pictures')>} */
const loadPictures = () => import(pathToFileURL(picturesFile).href);
/** @returns {Promise<typeof import('@actual/database/local')>} */
const loadLocal = () => import(pathToFileURL(built('local.mjs')).href);

/**
 * Seeds when there is no product yet.
 * @param {{ adminUrl: string, progress: import('../terminal/progress.mjs').Progress }} options
 */
export async function seedDemoStore({ adminUrl, progress }) {
  if (!existsSync(demoFile)) return;
  const script = fileURLToPath(new URL('./seed-demo.mjs', import.meta.url));
  const { code, tail } = await runCommand(process.execPath, [script], {
    env: { DATABASE_URL: adminUrl },
    onLine: (line) => progress.step(line),
  });
  if (code !== 0) throw new Error(tail);
}

/**
 * Makes the pictures of the demo. While some are missing, the gateways have those made that somebody looks at.
 * @param {string} picturesDir
 * @returns {Promise<{ address: string, makeRest: () => void, makeAll: () => Promise<void>, close: () => void } | undefined>}
 *   where a picture is asked for, and how the rest is made: `makeRest` quietly, beside the store. Undefined when every
 *   picture is there.
 */
export async function openPictureMaker(picturesDir) {
  if (!existsSync(picturesFile)) return undefined;
  const { PictureMaker } = await loadPictures();
  const maker = new PictureMaker({ assetsDir, outDir: picturesDir });
  if (await maker.isComplete()) return undefined;
  const server = createServer(async (request, reply) => {
    const made = await maker.make(basename(request.url ?? '')).catch(() => false);
    reply.writeHead(made ? 204 : 404).end();
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let rest;
  return {
    address: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`,
    makeAll: () => maker.makeAll(),
    makeRest: () => {
      // a process of its own: only a process can have a lower priority than the store
      const args = [fileURLToPath(new URL('./make-pictures.mjs', import.meta.url)), picturesDir];
      rest = spawn(process.execPath, args, { cwd: projectDir, stdio: ['pipe', 'ignore', 'ignore'] });
      rest.on('error', () => undefined);
    },
    close: () => {
      rest?.kill();
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Makes missing pictures, one after the other.
 * @param {string} picturesDir
 */
export async function makePictures(picturesDir) {
  const { PictureMaker } = await loadPictures();
  await new PictureMaker({ assetsDir, outDir: picturesDir, atOnce: 1 }).makeAll();
}

/** Items that one message to the sandbox carries at most. */
const itemsPerMessage = 2_000;

/**
 * Tells the sandbox's ERP the store's items, once: from then on it keeps its own figures.
 * @param {{ adminUrl: string, sandboxUrl: string }} options
 */
export async function fillSandboxErp({ adminUrl, sandboxUrl }) {
  if (!existsSync(demoFile)) return;
  const address = `${sandboxUrl}/sap/_control/items`;
  const { items: known } = await (await fetch(address)).json();
  const items = await (await loadLocal()).erpItems({ adminUrl });
  if (known >= items.length) return;
  for (let from = 0; from < items.length; from += itemsPerMessage) {
    const body = JSON.stringify(items.slice(from, from + itemsPerMessage));
    await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }
}

/** The people who can sign in to the demo store. */
export const demoSignIns = async () => (existsSync(demoFile) ? (await loadLocal()).DEMO_SIGN_INS : []);
