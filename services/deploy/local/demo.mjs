/** Fills an empty store with the demo's products and pictures. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectDir } from './paths.mjs';

const assetsDir = join(projectDir, 'services', 'database', 'demo-assets');
const file = join(projectDir, 'services', 'database', 'dist', 'demo.mjs');
const load = () => import(pathToFileURL(file).href);

/** Seeds when there is no product yet. */
export async function seedDemoStore({ adminUrl, progress }) {
  if (!existsSync(file)) return;
  const demo = await load();
  await demo.seedDemoStore({ adminUrl, report: (text) => progress.step(text) });
}

/** Makes the pictures that are missing or older than their source. */
export async function makePictures({ picturesDir, progress }) {
  if (!existsSync(file)) return;
  const demo = await load();
  await demo.makePictures({ assetsDir, outDir: picturesDir, report: (text) => progress.step(text) });
}

/** Items that one message to the sandbox carries at most. */
const itemsPerMessage = 2_000;

/** Tells the sandbox's ERP what the store sells, once: from then on it keeps its own figures. */
export async function fillSandboxErp({ adminUrl, sandboxUrl }) {
  if (!existsSync(file)) return;
  const address = `${sandboxUrl}/sap/_control/items`;
  const { items: known } = await (await fetch(address)).json();
  const items = await (await load()).erpItems({ adminUrl });
  if (known >= items.length) return;
  for (let from = 0; from < items.length; from += itemsPerMessage) {
    const body = JSON.stringify(items.slice(from, from + itemsPerMessage));
    await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }
}

/** Who can sign in to the demo store. */
export const demoSignIns = async () => (existsSync(file) ? (await load()).DEMO_SIGN_INS : []);
