/** Changes in the ways to sign in to an account; each is mailed to its owner. */
export const securityEvents = [
  ...(['passkey-added', 'passkey-removed', 'app-added', 'app-changed'] as const),
  // told to the address that the account had
  ...(['email-asked', 'email-changed'] as const),
  // the reader of the mailbox took over an account whose e-mail nobody had proven
  'begun-anew',
  // by an operator of the store; the second one removed the passkeys too
  ...(['second-factor-reset', 'ways-in-reset'] as const),
] as const;
export type SecurityEvent = (typeof securityEvents)[number];
