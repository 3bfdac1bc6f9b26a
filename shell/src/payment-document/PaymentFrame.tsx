import { dial } from '@actual/contracts/facts/company/company';
import { hydrationRegion, Link } from '@actual/shell-contract';
import { useCurrentPage } from '@actual/shell-contract/navigation';
import { type, useBrand } from '@actual/themes-contract';
import { Icon, SkipLink } from '@actual/ui';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { CompactFooter } from '../frame/footer/FooterEnd';
import { Width } from '../frame/header/parts';
import { NavigationBar } from '../frame/notices/NavigationBar';
import { Notices } from '../frame/notices/Notices';
import { PageSkeleton } from '../frame/PageSkeleton';
import { usePage } from '../page-context';

const Banner = styled.header`
  background: var(--c-bg);
  border-bottom: 1px solid var(--c-line);
`;
const Row = styled(Width)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 76px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
const Facts = styled.div`
  display: flex;
  align-items: center;
  gap: 8px 24px;
  color: var(--c-text-2);
  ${type('small')}
  > span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  > a {
    color: var(--c-link);
    @media (max-width: 560px) {
      display: none;
    }
  }
`;
const Main = styled.main`
  min-height: 60vh;
  outline: none;
`;

/** The header of the card page: the company, a note that it is safe, and a telephone. No block of another remote. */
const QuietHeader = () => {
  const { Logo, name } = useBrand();
  const { phone } = usePage().company;
  return (
    <Banner>
      <Row>
        <Link to="/" aria-label={`${name}, inicio`}>
          <Logo />
        </Link>
        <Facts>
          <a href={dial(phone)}>{`¿Dudas? ${phone}`}</a>
          <span>
            <Icon name="lock" size={16} /> Compra segura
          </span>
        </Facts>
      </Row>
    </Banner>
  );
};

/** The frame around the page where cards are typed: quiet header, legal lines. */
export function PaymentFrame({ children }: { children: ReactNode }) {
  const { owner } = useCurrentPage();
  return (
    <>
      <SkipLink href="#contenido">Saltar al contenido</SkipLink>
      <NavigationBar />
      <QuietHeader />
      <Main id="contenido" tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <div data-boundary={owner} {...hydrationRegion}>
            {children}
          </div>
        </Suspense>
      </Main>
      <CompactFooter />
      <Notices />
    </>
  );
}
