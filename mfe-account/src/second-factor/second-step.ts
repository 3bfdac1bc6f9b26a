import type { SecondFactorSetup } from '@actual/contracts';
import { ApiError } from '@actual/shell-contract';

/** The next step after a right password; null for none. */
export type SecondStep =
  | { kind: 'code' }
  | { kind: 'passkey' }
  | { kind: 'enrollment'; setup: SecondFactorSetup }
  | null;

/** Whether a refusal only asks for more. */
export const asksSecondStep = (code: string): boolean =>
  code === 'second_factor_required' || code === 'second_factor_missing';

/** The step that a refused sign-in asks for. After a wrong code it is the same as before. */
export function secondStepOf(error: Error | null, before: SecondStep): SecondStep {
  if (!(error instanceof ApiError)) return before;
  if (error.code === 'second_factor_missing') return { kind: 'enrollment', setup: error.details as SecondFactorSetup };
  if (error.code === 'second_factor_required') return { kind: (error.details as { way: 'code' | 'passkey' }).way };
  return error.code === 'credentials_invalid' ? null : before;
}

/** The messages of that step. */
export const secondStepWords = {
  second_factor_wrong: 'Ese código no es el de ahora, o ya se usó. Escribe el siguiente que muestre tu aplicación.',
  code: 'Escribe el código de tu aplicación de autenticación.',
  passkey: 'Tu cuenta pide tu llave de acceso: entra con el botón de abajo.',
  enrollment: 'Tu cuenta necesita un segundo paso para entrar.',
} as const;
