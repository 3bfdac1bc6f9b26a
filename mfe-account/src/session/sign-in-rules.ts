import { signInRefusals } from '@actual/contracts/facts/access/sign-in';
import { emailText, requiredText } from '@actual/contracts/facts/text/field-texts';
import { isEmail } from '@actual/contracts/rules';
import { ApiError, connectionText } from '@actual/shell-contract';
import { Said } from '../forms/refusals';
import { signInWords } from '../passkeys/passkey-words';
import { asksSecondStep, type SecondStep, secondStepWords } from '../second-factor/second-step';

/** The form's name on its page. */
export const signInForm = 'entrar';

/** The other answers to a sign-in without script: the next step, or the recovery codes to keep. */
export interface SignInAnswer {
  step: SecondStep;
  codes?: readonly string[] | undefined;
}

export type Wrong = Partial<Record<'email' | 'password', string>>;

/** The errors of the typed fields. */
export function wrongWith(email: string, password: string): Wrong {
  const wrong: Wrong = {};
  if (!email.trim()) wrong.email = requiredText;
  else if (!isEmail(email.trim())) wrong.email = emailText;
  if (!password) wrong.password = requiredText;
  return wrong;
}

const failed = 'Error al iniciar sesión';

const texts: Partial<Record<string, string>> = {
  ...signInRefusals,
  ...signInWords,
  ...secondStepWords,
  // nothing is wrong with what was typed
  unavailable: `${failed}. Espera un momento e intenta de nuevo.`,
};

/** The answer to a right password that needs a second step is no refusal. */
export const isAsked = (error: Error): boolean => error instanceof ApiError && asksSecondStep(error.code);

/** Why nobody is signed in, in words. */
export const refusalText = (error: Error): string =>
  (error instanceof Said ? error.message : undefined) ??
  connectionText(error) ??
  (error instanceof ApiError ? texts[error.code] : undefined) ??
  failed;
