import { reviewText } from '@actual/contracts/facts/text/field-texts';

/** The messages for a browser that gives no passkey. */
export const noPasskeyWords = {
  canceled: 'No se completó: se canceló o pasó el tiempo. Intenta otra vez.',
  known: 'Este equipo ya tiene una llave de acceso de tu cuenta.',
  elsewhere: 'Las llaves de acceso solo sirven en la dirección de la tienda.',
  unable: 'Este navegador no pudo usar una llave de acceso.',
} as const;

const expired = 'Pasó demasiado tiempo. Intenta otra vez.';

/** Refusals of a sign-in. */
export const signInWords = {
  passkey_refused: 'Esta llave de acceso no abre ninguna cuenta de aquí. Entra con tu contraseña.',
  passkey_expired: expired,
} as const;

/** Refusals of a passkey that is made. */
const makingWords = {
  passkey_refused: 'No pudimos guardar esta llave de acceso. Intenta otra vez.',
  passkey_expired: expired,
  passkey_taken: 'Esta llave de acceso ya está guardada.',
  too_many_passkeys: 'Tienes el máximo de llaves de acceso. Quita una que ya no uses.',
} as const;

export type PasskeyField = 'name' | 'password';
export const fieldLabels: Readonly<Record<PasskeyField, string>> = {
  name: 'Nombre de la llave',
  password: 'Tu contraseña actual',
};
/** Refusals in the dialog that makes, names and removes one. */
export const dialogWords = {
  ...makingWords,
  password_required: { password: reviewText(fieldLabels.password, 'No es esa.') },
  not_found: 'Esta llave de acceso ya no está.',
};
