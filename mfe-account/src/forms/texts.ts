export const requiredText = 'Este campo es requerido';
export const emailText = 'Ingrese un email válido';
export const genericText = 'Hubo un error, intenta de nuevo';
export const commonPasswordText = 'Es de las más usadas y fácil de adivinar: elige otra.';
/** 'Revisa tu(s): {field label}', and what is wrong with it. */
export const reviewText = (label: string, why?: string): string => `Revisa tu(s): ${label}${why ? `. ${why}` : ''}`;
/** «Falta 1 dígito», «Faltan 3 dígitos». */
export const missingText = (count: number, one: string, many: string): string =>
  count === 1 ? `Falta 1 ${one}.` : `Faltan ${count} ${many}.`;
