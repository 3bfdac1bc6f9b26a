/** The messages after a refused sign-in, at the store's form and at a manager's authorization. */
export const signInRefusals = {
  credentials_invalid: 'Datos incorrectos',
  rate_limited: 'Demasiados intentos con este correo. Espera un minuto e intenta de nuevo.',
} as const;
