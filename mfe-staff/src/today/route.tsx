import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { hydrateLazily, Link, useLoaderData, useSession, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { formatDate } from '@actual/ui';
import { styled } from 'styled-components';
import { todayQuery } from '../desk/desk-queries';
import { Segments } from '../layout/Segments';
import { Column, Note, narrow, PageTitle, StaffPage } from '../layout/StaffPage';
import { Closing, Expiring, FailedPayments, Leads, Steps, Transfers } from './lists';
import type { TodayData } from './loader';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;
const Scopes = styled(Segments)`
  margin-left: auto;
  ${narrow} {
    margin-left: 0;
  }
`;
const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 12px;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  @media (max-width: 1024px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Few are led here from a page that does not open to them. */
const ClosedPage = hydrateLazily(
  async () => (await import(/* webpackChunkName: "closed-page" */ './ClosedPage')).ClosedPage,
);

/** `/mi-dia`: the first page of staff, with the next tasks on top. */
export const Component = () => {
  const { scope, closed, now } = useLoaderData<TodayData>();
  const { api } = useShell();
  const { user } = useSession();
  const { data: today } = useSuspenseQuery(todayQuery(api, scope));
  const { path, label } = staffPages.today;
  const of = { today, now };
  return (
    <StaffPage title={label}>
      <Column>
        <Head>
          <PageTitle>{label}</PageTitle>
          <Note>{[formatDate(today.day), user?.firstName].filter(Boolean).join(' · ')}</Note>
          <Scopes aria-label="De quién">
            <Link to={path} aria-current={scope === 'own' ? 'page' : undefined}>
              Lo mío y lo de nadie
            </Link>
            <Link to={`${path}?de=todos`} aria-current={scope === 'all' ? 'page' : undefined}>
              Todos
            </Link>
          </Scopes>
        </Head>
        {closed ? <ClosedPage page={closed} role={user?.role} /> : null}
        <Sides>
          <div>
            <Steps {...of} />
            <Leads {...of} />
            <Expiring {...of} />
          </div>
          <div>
            <FailedPayments {...of} />
            <Transfers {...of} />
            <Closing {...of} />
          </div>
        </Sides>
      </Column>
    </StaffPage>
  );
};
