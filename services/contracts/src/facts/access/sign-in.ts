/** The messages after a refused sign-in, at the store's form and at a manager's authorization. */
export const signInRefusals = {
  credentials_invalid: 'Datos incorrectos',
  rate_limited: 'Demasiados intentos con este correo. Espera un minuto e intenta de nuevo.',
} as const;

/** How long a mailed link to a new password is good, and how people read it. */
export const passwordLinkLife = { hours: 1, words: 'una hora' } as const;
