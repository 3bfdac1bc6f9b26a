import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** A brand is its folder in `themes/`. */
const allBrands = () => readdirSync(join(root, 'themes')).filter((name) => name.startsWith('actual-'));

/**
 * Reads who gets a canary from a command line.
 * @param {string} share percent of the visitors, 1 to 99
 * @param {string | undefined} brands their codes, with commas between them; undefined for all
 * @throws with a sentence for the operator who typed it
 */
export function canaryOptions(share, brands) {
  const percent = Number(share);
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    throw new Error(`«${share}» no es un porcentaje de visitas: un número entero del 1 al 99`);
  const all = allBrands();
  const chosen = brands === undefined ? all : brands.split(',');
  const unknown = chosen.find((brand) => !all.includes(brand));
  if (unknown !== undefined) throw new Error(`«${unknown}» no es una marca: ${all.join(', ')}`);
  return { share: percent, brands: chosen };
}
