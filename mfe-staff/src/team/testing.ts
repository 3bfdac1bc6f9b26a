import type { Colleague } from '@actual/contracts';

/** A seller of Cancún with access. */
export const aColleague = (change: Partial<Colleague> = {}): Colleague => ({
  id: '1e5e6b58-c928-4d69-9baa-a0a27679df9c',
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@actual.mx',
  mobilePhone: '+529982145567',
  role: 'seller',
  Store: { code: 'cancun', name: 'Cancún' },
  state: 'active',
  invitedUntil: null,
  endedAt: null,
  lastUsedAt: '2026-11-26T17:00:00.000Z',
  sessions: 2,
  secondFactor: true,
  quotations: 14,
  ...change,
});

/** The shops to choose from. */
export const shops = [
  { code: 'cancun', name: 'Cancún', region: 'QR', cedis: false },
  { code: 'merida', name: 'Mérida', region: 'YUC', cedis: false },
];
