import { kioskHref } from '@actual/contracts/facts/catalog/kiosk-address';
import { Link, useBrand } from '@actual/shell-contract';
import { type AnchorProps, BrandProvider } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { KioskTop } from './KioskTop';

const KioskAnchor = ({ href, ...rest }: AnchorProps) => <Link to={kioskHref(href)} {...rest} />;

const Frame = styled.div`
  min-height: 100dvh;
  padding-bottom: 48px;
`;

/** The kiosk: its own header, links that stay inside, and back to the display when nobody is there any more. */
export function KioskFrame({ children }: { children: ReactNode }) {
  const brand = useBrand();
  return (
    <BrandProvider brand={brand} link={KioskAnchor}>
      <Frame>
        <KioskTop />
        {children}
      </Frame>
    </BrandProvider>
  );
}
