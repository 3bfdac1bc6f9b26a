import { hydrateLazily, hydrationRegion, Slot } from '@actual/shell-contract';
import { orStays, useCurrentPage } from '@actual/shell-contract/navigation';
import { SkipLink } from '@actual/ui';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { ConsentQuestion } from '../analytics/ConsentQuestion';
import { usePage } from '../page-context';
import { Hydrated } from './Hydrated';
import { isCheckout } from './is-checkout';
import { NavigationBar } from './notices/NavigationBar';
import { Notices } from './notices/Notices';
import { RouteAnnouncer } from './notices/RouteAnnouncer';
import { SignInAgain } from './notices/SignInAgain';
import { PageSkeleton } from './PageSkeleton';
import { useAtDesk } from './use-at-desk';

/** Links, forms and buttons, which wait for their code. */
const Header = hydrateLazily(
  () => orStays(async () => (await import(/* webpackChunkName: "header" */ './header/Header')).Header),
  { soon: true },
);
const CompactHeader = hydrateLazily(
  () => orStays(async () => (await import(/* webpackChunkName: "header" */ './header/CompactHeader')).CompactHeader),
  { soon: true },
);
const Footer = hydrateLazily(async () => (await import(/* webpackChunkName: "footer" */ './footer/Footer')).Footer);
const CompactFooter = hydrateLazily(
  async () => (await import(/* webpackChunkName: "footer" */ './footer/FooterEnd')).CompactFooter,
);

const Main = styled.main<{ $compact: boolean }>`
  /* with the compact header and footer a short page still reaches the window's foot */
  min-height: ${({ $compact }) => ($compact ? 'calc(100vh - 180px)' : '60vh')};
  outline: none;
`;

/** Header, page, footer. The page has its own Suspense: its HTML stays while its code is on the way. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const { owner, route } = useCurrentPage();
  const location = useLocation();
  const { pathname } = location;
  const { incomplete } = usePage();
  const atDesk = useAtDesk();
  const paying = isCheckout(location);
  const bare = route?.handle?.bare?.(location) ?? false;
  return (
    <>
      <SkipLink href="#contenido">Saltar al contenido</SkipLink>
      <NavigationBar />
      {bare ? null : atDesk ? <Slot name="staff/desk" /> : paying ? <CompactHeader /> : <Header />}
      <Main id="contenido" tabIndex={-1} $compact={paying}>
        {/* a page left as the server made it never becomes alive: the next one gets a boundary of its own */}
        <Suspense key={incomplete ? pathname : 'page'} fallback={<PageSkeleton />}>
          <div data-boundary={owner} {...hydrationRegion}>
            {children}
          </div>
          <Hydrated />
        </Suspense>
      </Main>
      <ConsentQuestion />
      {bare || atDesk ? null : paying ? <CompactFooter /> : <Footer />}
      <Notices />
      <SignInAgain />
      <RouteAnnouncer />
    </>
  );
};
