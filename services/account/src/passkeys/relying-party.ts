import { brands, type Site, sites } from '@actual/contracts/facts/company/brands';
import type { Call } from '@actual/kit';

interface Origins {
  publicOrigins: Readonly<Record<Site, string>>;
  internalOrigin: string;
}

/** The host that a passkey is made for and good at: a brand's, or the internal network's for staff. */
export interface RelyingParty {
  id: string;
  origin: string;
  name: string;
}

const internalName = 'Red interna';
const hostOf = (origin: string): string => new URL(origin).hostname;

/** Where the caller is. */
export function relyingPartyOf(
  { publicOrigins, internalOrigin }: Origins,
  { site, request }: Pick<Call, 'site' | 'request'>,
): RelyingParty {
  const inside = request.gateway === 'internal';
  const origin = inside ? internalOrigin : publicOrigins[site];
  return { id: hostOf(origin), origin: new URL(origin).origin, name: inside ? internalName : brands[site].name };
}

/** The name of a host for people; the host itself where the store has moved since. */
export function placeOf({ publicOrigins, internalOrigin }: Origins, host: string): string {
  if (hostOf(internalOrigin) === host) return internalName;
  const site = sites.find((one) => hostOf(publicOrigins[one]) === host);
  return site ? brands[site].name : host;
}
