import { type Endpoint, isInternal } from '@actual/contracts';
import { type Belongings, type Caller, nobodys, type Role } from './cast';

export type EntryPoint = 'public' | 'internal' | 'service';
/** `refused`: not a word of the object; `answered`: the call reaches its work. */
export type Expectation = 'refused' | 'answered';

const staff: readonly Role[] = ['seller', 'manager', 'admin'];

/** Who may make a call that is not about an object of somebody's: written anew here, not taken from the services. */
const roles: Readonly<Record<string, readonly Role[]>> = {
  any: ['anonymous', 'client', 'seller', 'manager', 'admin', 'broker'],
  session: ['client', 'seller', 'manager', 'admin', 'broker'],
  client: ['client'],
  staff,
  manager: ['manager', 'admin'],
  // neither a provider's signature nor a one-time token nor a mail's key is in anybody's hands here
  provider: [],
  token: [],
  link: [],
};

/**
 * What may happen to a call, from the contract's word `access` alone.
 * - Nobody speaks with a service but through a gateway.
 * - On the public network staff's calls do not exist, and staff and brokers are nobody.
 * - An object is its owner's and staff's; for everybody else it is not there.
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
  return roles[endpoint.access]?.includes(role) ? 'answered' : 'refused';
}
