import { BrandProvider } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { Document } from './Document';
import { Frame } from './frame/Frame';
import { RouterAnchor } from './frame/RouterAnchor';
import { usePage } from './page-context';
import { PageError } from './pages/PageError';

const Page = ({ children }: { children: ReactNode }) => {
  const { brand } = usePage();
  return (
    <Document>
      <BrandProvider brand={brand} link={RouterAnchor}>
        <Frame>{children}</Frame>
      </BrandProvider>
    </Document>
  );
};

export const Root = () => (
  <Page>
    <Outlet />
  </Page>
);

/** A page whose remote could not be found out: the frame stays, the next click tries again. */
export const RootError = () => (
  <Page>
    <PageError />
  </Page>
);
