import { deskThings } from './finite/desk';
import { fileThings } from './finite/files';
import type { FiniteThing } from './finite/finite-thing';
import { gatewayThings } from './finite/gateways';
import { importThings } from './finite/imports';
import { serviceThings } from './finite/services';
import { shoppingThings } from './finite/shopping';
import { signInThings } from './finite/signing-in';

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
