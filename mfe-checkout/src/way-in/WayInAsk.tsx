import { type AskedWayIn, wayInHref } from '@actual/contracts/way-in/way-in-address';
import { useLocation } from '@actual/shell-contract';
import { TextLink } from '@actual/ui';

/** Leads to where the way into the home is told or corrected, and back. */
export const WayInAsk = ({ wayIn, ...asked }: AskedWayIn & { wayIn: string | null | undefined }) => (
  <TextLink data-noprint="" href={wayInHref(useLocation(), { ...asked, begun: wayIn ?? undefined })}>
    {wayIn ? 'Cambiar mi acceso' : '¿Cabe por mi acceso?'}
  </TextLink>
);
