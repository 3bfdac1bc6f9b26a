import { kioskHref } from '@actual/contracts/facts/catalog/kiosk-address';
import { Link, Slot, useBrand } from '@actual/shell-contract';
import { type AnchorProps, BrandProvider } from '@actual/themes-contract';
import type { ReactNode } from 'react';

const KioskAnchor = ({ href, ...rest }: AnchorProps) => <Link to={kioskHref(href)} {...rest} />;

/** The cart in a shop's kiosk: the kiosk's head above it, and links that stay inside. */
export function KioskCart({ children }: { children: ReactNode }) {
  const brand = useBrand();
  return (
    <BrandProvider brand={brand} link={KioskAnchor}>
      <Slot name="catalog/kiosk" />
      {children}
    </BrandProvider>
  );
}
