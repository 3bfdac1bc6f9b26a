import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { hydrateLazily, Link, useLoaderData, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { formatDate } from '@actual/ui';
import { styled } from 'styled-components';
import { todayQuery } from '../desk/desk-queries';
import { Empty } from '../layout/Empty';
import { Segments } from '../layout/Segments';
import { Column, Note, narrow, PageTitle, Sheet, StaffPage } from '../layout/StaffPage';
import { useDeskUser } from '../slots/staff-roles';
import { lists } from './lists';
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
/** As many columns as there are lists, two at most: the most urgent list begins the first. */
const Lists = styled.div<{ $count: number }>`
  columns: ${({ $count }) => Math.min($count, 2)};
  column-gap: 12px;
  > * {
    break-inside: avoid;
    margin-bottom: 12px;
  }
  @media (max-width: 1024px) {
    columns: 1;
  }
`;

/** Few are led here from a page that does not open to them. */
const ClosedPage = hydrateLazily(
  async () => (await import(/* webpackChunkName: "closed-page" */ './ClosedPage')).ClosedPage,
);

/** `/mi-dia`: the first page of staff, with what is most urgent on top, and without what is done. */
export const Component = () => {
  const { scope, closed, now } = useLoaderData<TodayData>();
  const { api } = useShell();
  const user = useDeskUser();
  const { data: today } = useSuspenseQuery(todayQuery(api, scope));
  const { path, label } = staffPages.today;
  const of = { today, now };
  const waiting = lists.filter(({ key }) => today[key].total > 0);
  const done = lists.filter(({ key }) => today[key].total === 0);
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
        {waiting.length > 0 ? (
          <Lists $count={waiting.length}>
            {waiting.map(({ key, List }) => (
              <List key={key} {...of} />
            ))}
          </Lists>
        ) : (
          <Sheet>
            <Empty
              title="No hay nada por hacer ahora"
              text="Aquí se junta lo del día, lo más urgente primero: transferencias y precios que vencen, pagos que no pasaron, pasos prometidos y clientes por llamar."
              next={[
                { to: staffPages.board.path, words: 'Ver las etapas de las cotizaciones' },
                { to: staffPages.sell.path, words: 'Hacer una cotización' },
              ]}
            />
          </Sheet>
        )}
        {done.length > 0 && waiting.length > 0 ? (
          <Note>{`Sin pendientes: ${done.map(({ title }) => title.toLowerCase()).join(', ')}.`}</Note>
        ) : null}
      </Column>
    </StaffPage>
  );
};
