/**
 * `npm run rotate -- gateways`: new credentials for the two gateways; `npm run rotate -- sessions`: a new key for the tokens
 * of sessions. A running store takes them up by itself.
 */

import { rotateGatewayCredentials } from './store/gateway-credentials.mjs';
import { rotateSessionKeys } from './store/session-keys.mjs';
import { readEnvironment, readSettings } from './store/settings.mjs';
import { ClearError, fail } from './terminal/clear-error.mjs';
import { loadTs } from './toolchain/load-ts.mjs';

/** @type {Record<string, (dataDir: string) => Promise<string>>} */
const rotations = {
  gateways: async (dataDir) => {
    rotateGatewayCredentials(dataDir);
    return 'Las dos puertas de entrada tienen credencial nueva; una tienda abierta la toma en un segundo. La anterior vale hasta la próxima rotación.';
  },
  sessions: async (dataDir) => {
    const { tokenSeconds } = await loadTs('services/contracts/src/facts/access/session.ts');
    rotateSessionKeys(dataDir, tokenSeconds);
    return 'Las sesiones tienen llave nueva; una tienda abierta la toma de inmediato. La anterior vale hasta la próxima rotación y nadie sale de su cuenta.';
  },
};

try {
  const [what, ...more] = process.argv.slice(2);
  const rotate = what && Object.hasOwn(rotations, what) && more.length === 0 ? rotations[what] : null;
  if (!rotate) throw new ClearError(`Uso: npm run rotate -- ${Object.keys(rotations).join(' | ')}`);
  process.stdout.write(`${await rotate(readSettings(readEnvironment()).DATA_DIR)}\n`);
} catch (error) {
  fail(error);
  process.exit(1);
}
