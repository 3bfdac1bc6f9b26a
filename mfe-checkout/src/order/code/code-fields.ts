import { mailedCode, normalMailedCode } from '@actual/contracts/mailed-code';
import { ApiError } from '@actual/shell-contract';

/** The field of the mailed code, and the button that asks for one. */
export const codeFields = { code: 'codigo', step: 'paso' } as const;
/** The button's value. */
export const mailsCode = 'codigo';

/** Why a mailed code was not taken. */
export const codeRefusal = 'Ese código no es, venció o ya se usó. Escribe el del último correo o pide otro.';

/** The same at its field. */
export const codeErrors = { [codeFields.code]: codeRefusal };

export const isWrongCode = (error: unknown): boolean => error instanceof ApiError && error.code === 'order_code_wrong';

/** Whether a sent form asks for a code instead of what it changes. */
export const asksForCode = (fields: FormData): boolean => fields.get(codeFields.step) === mailsCode;

/** The code of a sent form: nothing where it has no such field, null where what was typed is none. */
export function codeIn(fields: FormData): { code?: string } | null {
  const typed = fields.get(codeFields.code);
  if (typeof typed !== 'string') return {};
  const code = normalMailedCode(typed);
  return mailedCode.test(code) ? { code } : null;
}
