import type { ServiceName } from '@actual/contracts';

/** Processes that can be killed and are restarted. */
export type Victim =
  | 'checkout'
  | 'catalog'
  | 'account'
  | 'gateway-public'
  | 'gateway-internal'
  | 'sandbox'
  | 'postgres';

/** Known only of a store that was started for the attack. */
export interface Inside {
  /** The superuser's. */
  databaseUrl: string;
  services: Readonly<Record<ServiceName, string>>;
  /** PEM; signs genuine but stale tokens. */
  sessionKey: string;
  mercadoPagoToken: string;
  sap: { company: string; user: string; password: string };
  /** Process id of the last incarnation, dead or alive; undefined before the first. */
  pid: (victim: Victim) => number | undefined;
}

/** The attacked store: the addresses of its gateways, without a trailing slash. */
export interface Target {
  public: string;
  /** Without it, parts that need the internal network are skipped. */
  internal?: string;
  sandbox?: string;
  /** Without it, parts that look inside or kill are skipped. */
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
