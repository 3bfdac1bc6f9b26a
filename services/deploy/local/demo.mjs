/** Fills an empty store with the demo's products and pictures. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectDir } from './paths.mjs';

const assetsDir = join(projectDir, 'services', 'database', 'demo-assets');
const file = join(projectDir, 'services', 'database', 'dist', 'demo.mjs');
const load = () => import(pathToFileURL(file).href);

/** Seeds when there is no product yet and makes the pictures that are missing. */
export async function fillDemoStore({ adminUrl, picturesDir, progress }) {
  if (!existsSync(file)) return;
  const { seedDemoStore, makePictures } = await load();
  const report = (text) => progress.step(text);
  await makePictures({ assetsDir, outDir: picturesDir, report });
  await seedDemoStore({ adminUrl, assetsDir, report });
}

/** Who can sign in to the demo store. */
export const demoSignIns = async () => (existsSync(file) ? (await load()).DEMO_SIGN_INS : []);
