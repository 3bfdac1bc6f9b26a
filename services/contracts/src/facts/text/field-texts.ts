/** The messages of form fields, in the specification's words. */
export const requiredText = 'Este campo es requerido';
export const emailText = 'Ingrese un email válido';
/** Of a repeated e-mail, and of a repeated password. */
export const differentText = 'No coincide con el de arriba.';
export const differentPasswordText = 'No coincide con la de arriba.';
/** 'Revisa tu(s): {field label}', and the fault. */
export const reviewText = (label: string, why?: string): string => `Revisa tu(s): ${label}${why ? `. ${why}` : ''}`;
/** «Falta 1 dígito», «Faltan 3 dígitos». */
export const missingText = (count: number, one: string, many: string): string =>
  count === 1 ? `Falta 1 ${one}.` : `Faltan ${count} ${many}.`;
