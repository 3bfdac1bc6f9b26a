/** Fills an empty store with the demo's products and pictures. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectDir } from './paths.mjs';

const assetsDir = join(projectDir, 'services', 'database', 'demo-assets');
const load = () => import(pathToFileURL(join(projectDir, 'services', 'database', 'dist', 'demo.mjs')).href);

/** Seeds when there is no product yet and makes the pictures that are missing. */
export async function fillDemoStore({ adminUrl, picturesDir, progress }) {
  const { seedDemoStore, makePictures } = await load();
  const report = (text) => progress.step(text);
  await makePictures({ assetsDir, outDir: picturesDir, report });
  await seedDemoStore({ adminUrl, assetsDir, report });
}

/** Who can sign in to the demo store. */
export const demoSignIns = async () => (await load()).DEMO_SIGN_INS;
