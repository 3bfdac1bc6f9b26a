import { type Endpoint, isInternal } from '@actual/contracts/endpoint';
import { type Belongings, type Caller, nobodys, type Role } from './cast';

export type EntryPoint = 'public' | 'internal' | 'service';
/** `refused`: nothing of the object is revealed; `answered`: the handler runs. */
export type Expectation = 'refused' | 'answered';

const staff: readonly Role[] = ['seller', 'manager', 'admin'];

/** The roles that may make a call without an owned object. Written independently of the services. */
const roles: Readonly<Record<Exclude<Endpoint['access'], 'holder' | 'owner-or-staff'>, readonly Role[]>> = {
  any: ['anonymous', 'client', 'seller', 'manager', 'admin', 'broker'],
  session: ['client', 'seller', 'manager', 'admin', 'broker'],
  client: ['client'],
  key: ['client', 'seller', 'manager', 'admin', 'broker'],
  staff,
  manager: ['manager', 'admin'],
  admin: ['admin'],
  broker: ['broker'],
  // no caller here has a provider's signature, a one-time token or a mail's key
  provider: [],
  token: [],
  link: [],
};

/**
 * The expected result of a call, derived from the contract's `access` alone.
 * - Services answer gateways only.
 * - On the public network staff's endpoints do not exist, and staff and brokers are anonymous.
 * - An object exists for its owner and for staff only.
 */
export function expectationOf(
  endpoint: Endpoint,
  caller: Caller,
  entryPoint: EntryPoint,
  of: Belongings | null,
): Expectation {
  if (entryPoint === 'service') return 'refused';
  if (entryPoint === 'public' && isInternal(endpoint)) return 'refused';
  const role: Role = entryPoint === 'public' && caller.role !== 'client' ? 'anonymous' : caller.role;
  if (endpoint.access === 'holder' || endpoint.access === 'owner-or-staff') {
    const owned = of !== null && of === caller.owns && of !== nobodys;
    return owned || staff.includes(role) ? 'answered' : 'refused';
  }
  return roles[endpoint.access].includes(role) ? 'answered' : 'refused';
}
