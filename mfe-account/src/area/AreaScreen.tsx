import { tabTitle } from '@actual/contracts/facts/text/tab-title';
import { useBrand, useLoaderData, useSession } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { Container, EmptyState, LinkButton, PageTitle } from '@actual/ui';
import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { SignInButton } from '../session/SignInButton';
import { AreaNav } from './AreaNav';
import type { AreaData } from './area-loader';

const Page = styled(Container)`
  padding-block: 12px var(--gap-section);
  ${from.desktop} {
    padding-top: 28px;
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  ${from.desktop} {
    grid-template-columns: 220px minmax(0, 1fr);
    gap: 48px;
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The frame of a page of the client area: its title, the links to the others, and its content. */
export const AreaScreen = ({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) => {
  const { name } = useBrand();
  return (
    <Page>
      <title>{tabTitle(title, name)}</title>
      <meta name="robots" content="noindex, nofollow" />
      <PageTitle below text={text}>
        {title}
      </PageTitle>
      <Columns>
        <AreaNav />
        <div>{children}</div>
      </Columns>
    </Page>
  );
};

const WayIn = ({ title }: { title: string }) => {
  const isOver = useSession().status === 'over';
  return (
    <AreaScreen title={title}>
      <EmptyState
        illustration="error"
        title={isOver ? 'Tu sesión expiró' : 'Entra a tu cuenta'}
        text={isOver ? 'Entra de nuevo y sigues aquí mismo.' : 'Entra y sigues aquí mismo.'}
        action={
          <>
            <SignInButton />
            <LinkButton variant="link" href="/">
              Ir al inicio
            </LinkButton>
          </>
        }
      />
    </AreaScreen>
  );
};

/** A page of the client area for a signed-in user, and the sign-in form for everybody else. */
export const areaPage = <Data extends object>(title: string, Signed: ComponentType<Data>): ComponentType =>
  function AreaPage() {
    const data = useLoaderData<AreaData<Data>>();
    return data.signedOut ? <WayIn title={title} /> : <Signed {...data} />;
  };
