/** `npm run rotate -- gateways`: new credentials for the two gateways, taken up by a running store within a second. */

import { rotateGatewayCredentials } from './store/gateway-credentials.mjs';
import { readEnvironment, readSettings } from './store/settings.mjs';
import { ClearError, fail } from './terminal/clear-error.mjs';

try {
  const [what, ...more] = process.argv.slice(2);
  if (what !== 'gateways' || more.length > 0) throw new ClearError('Uso: npm run rotate -- gateways');
  rotateGatewayCredentials(readSettings(readEnvironment()).DATA_DIR);
  process.stdout.write(
    'Las dos puertas de entrada tienen credencial nueva; una tienda abierta la toma en un segundo. La anterior vale hasta la próxima rotación.\n',
  );
} catch (error) {
  fail(error);
  process.exit(1);
}
