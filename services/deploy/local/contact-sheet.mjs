/**
 * `npm run contact-sheet -- FOLDER`: photographs the main job in the three brands, phone and desktop, and every mail, in a
 * store of its own. With `STORE_STUDIO`, its sisters and `STORE_DATA_DIR` set, in a store that runs already.
 */
import { resolve } from 'node:path';
import { withStore } from './testing/with-store.mjs';

await withStore(async ({ progress, loadTs, folder }) => {
  const { photograph } = await loadTs('shell/e2e/photograph.ts');
  const services = ['checkout', 'account', 'staff'];
  const mails = await Promise.all(services.map((name) => loadTs(`services/${name}/src/testing/mail-previews.ts`)));
  /** @param {unknown[]} of */
  const previews = (...of) => Object.assign({}, ...mails.map(({ mailPreviews }) => mailPreviews(...of)));
  await photograph(resolve(folder ?? 'contact-sheets'), previews, (/** @type {string} */ file) => progress.step(file));
});
