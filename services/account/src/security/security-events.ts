/** What changes the ways into an account, and is told to its owner. */
export const securityEvents = [
  ...(['passkey-added', 'passkey-removed', 'app-added', 'app-changed'] as const),
  // told to the address that the account had
  ...(['email-asked', 'email-changed'] as const),
  // whoever reads the mailbox took an account over that nobody had proven
  'begun-anew',
  // by whoever runs the store; the second one took the passkeys out too
  ...(['second-factor-reset', 'ways-in-reset'] as const),
] as const;
export type SecurityEvent = (typeof securityEvents)[number];
