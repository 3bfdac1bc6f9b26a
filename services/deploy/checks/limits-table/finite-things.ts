import { deskThings } from './desk';
import { fileThings } from './files';
import type { FiniteThing } from './finite-thing';
import { gatewayThings } from './gateways';
import { importThings } from './imports';
import { serviceThings } from './services';
import { shoppingThings } from './shopping';
import { signInThings } from './signing-in';

/**
 * Resources that callers use up without being counted one by one; with `limits`, the table in
 * services/deploy/LIMITS.md.
 */
export const finiteThings: readonly FiniteThing[] = [
  ...shoppingThings,
  ...signInThings,
  ...fileThings,
  ...gatewayThings,
  ...serviceThings,
  ...deskThings,
  ...importThings,
];
