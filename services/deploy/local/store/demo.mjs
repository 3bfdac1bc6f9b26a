/** Fills an empty store with the demo's products and pictures. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
 * @param {string} picturesDir
 * @param {{ atOnce?: number }} [options]
 */
export async function pictureMaker(picturesDir, options) {
  const { PictureMaker } = await loadPictures();
  return new PictureMaker({ assetsDir, outDir: picturesDir, ...options });
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
  const maker = await pictureMaker(picturesDir);
  if (await maker.isComplete()) return undefined;
  const asked = makerProcess('./serve-pictures.mjs', picturesDir);
  const [port] = await Promise.race([once(asked.stdout, 'data'), once(asked, 'exit').then(() => [])]);
  if (!port) throw new Error('The maker of pictures ended before it listened.');
  const processes = [asked];
  return {
    address: `http://127.0.0.1:${String(port).trim()}`,
    makeAll: () => maker.makeAll(),
    makeRest: () => {
      const rest = makerProcess('./make-pictures.mjs', picturesDir);
      rest.once('exit', (code) => code === 0 && asked.kill());
      processes.push(rest);
    },
    close: () => {
      for (const one of processes) one.kill();
    },
  };
}

/**
 * A process of its own: making pictures leaves 400 MiB behind, and only a process can have a lower priority.
 * @param {string} script
 * @param {string} picturesDir
 */
function makerProcess(script, picturesDir) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), picturesDir], {
    cwd: projectDir,
    // the picture library's threads would keep a heap each
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.on('error', () => undefined);
  return child;
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
