import type { ServiceName } from '@actual/contracts';

/** What can be killed, and comes back by itself. */
export type Victim =
  | 'checkout'
  | 'catalog'
  | 'account'
  | 'gateway-public'
  | 'gateway-internal'
  | 'sandbox'
  | 'postgres';

/** What only a store that was started for this can give away. */
export interface Inside {
  /** The superuser's. */
  databaseUrl: string;
  services: Readonly<Record<ServiceName, string>>;
  /** PEM; signs tokens that are genuine but stale. */
  sessionKey: string;
  mercadoPagoToken: string;
  sap: { company: string; user: string; password: string };
  /** Process id of the last incarnation, which may have died; undefined before the first. */
  pid: (victim: Victim) => number | undefined;
}

/** The store that is attacked: its gateways at their addresses, without a slash at the end. */
export interface Target {
  public: string;
  /** Parts that need the internal network are left out without it. */
  internal?: string;
  sandbox?: string;
  /** Parts that look inside or kill are left out without it. */
  inside?: Inside;
  password: string;
}

/** People of the demo store, by role. */
export const people = {
  client: 'clienta@demo.mx',
  seller: 'vendedor@demo.mx',
  manager: 'gerente@demo.mx',
  admin: 'admin@demo.mx',
  broker: 'corredor@demo.mx',
} as const;
