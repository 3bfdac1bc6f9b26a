import { pageSize } from '@actual/contracts/facts/page-size';
import {
  Link,
  useLoaderData,
  usePendingLocation,
  useQueryClient,
  useShell,
  useSuspenseQuery,
} from '@actual/shell-contract';
import { formatNumber } from '@actual/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Field, Select } from '../fields/controls';
import { Pagination } from '../layout/Pagination';
import { Column, Foot, Note, PageTitle, Sheet, StaffPage } from '../layout/StaffPage';
import { Tabs } from '../layout/Tabs';
import { casesKey, deadLettersQuery, discrepanciesQuery, refundsQuery } from './case-queries';
import { kindWords, listWords } from './case-words';
import { DeadLettersList } from './DeadLettersList';
import { DiscrepanciesList } from './DiscrepanciesList';
import type { CasesData } from './loader';
import { RefundsList } from './RefundsList';
import { useKindChoice } from './use-kind-choice';
import { type CasesView, hrefOfCases, lists } from './view';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 8px 20px;
  > * {
    min-width: 0;
  }
`;
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;
`;
const Quiet = styled.div`
  transition: none;
  &[aria-busy='true'] {
    opacity: 0.45;
  }
`;

const nothing = {
  devoluciones: { open: 'No hay dinero por devolver.', closed: 'No hay devoluciones cerradas.' },
  diferencias: {
    open: 'Todo coincide: pagos, pedidos, monederos, SAP y existencias.',
    closed: 'No hay diferencias cerradas.',
  },
  envios: { open: 'Nada está detenido.', closed: '' },
} as const;

/** How many wait in each list, whatever is shown of it. */
function useCounts(view: CasesView) {
  const { api } = useShell();
  const of = (list: CasesView['list']): CasesView => (view.list === list ? view : { ...view, kind: '', page: 1 });
  const refunds = useSuspenseQuery(refundsQuery(api, of('devoluciones'))).data;
  const discrepancies = useSuspenseQuery(discrepanciesQuery(api, of('diferencias'))).data;
  const deadLetters = useSuspenseQuery(deadLettersQuery(api, of('envios'))).data;
  return { devoluciones: refunds, diferencias: discrepancies, envios: deadLetters };
}

/** `/reports/cases`: refunds to make, discrepancies, and messages that could not be sent. */
export const Component = () => {
  const { view, year, now } = useLoaderData<CasesData>();
  const counts = useCounts(view);
  const queryClient = useQueryClient();
  const waiting = usePendingLocation()?.pathname === '/reports/cases';
  const choose = useKindChoice(view);
  const [opened, setOpened] = useState<{ view: CasesView; id: string } | null>(null);
  const List = { devoluciones: RefundsList, diferencias: DiscrepanciesList, envios: DeadLettersList }[view.list];
  const { total } = counts[view.list];
  const first = (view.page - 1) * pageSize + 1;
  const state = view.list === 'envios' ? 'open' : view.state;
  const empty = (
    <span role="status">
      <span>{view.kind ? 'No hay información. ' : nothing[view.list][state]}</span>{' '}
      {view.kind ? (
        <Link to={hrefOfCases({ ...view, kind: '', page: 1 })}>{`Quitar «${kindWords[view.kind] ?? view.kind}»`}</Link>
      ) : null}
    </span>
  );
  return (
    <StaffPage title="Casos de pago">
      <Column>
        <PageTitle>Casos de pago</PageTitle>
        <Bar>
          <nav aria-label="Listas">
            <Tabs>
              {lists.map((list) => (
                <li key={list}>
                  <Link
                    to={hrefOfCases({ list, state: 'open', kind: '', page: 1 })}
                    aria-current={list === view.list ? 'page' : undefined}
                  >
                    <span>{listWords[list]}</span> <small>{formatNumber(counts[list].open)}</small>
                  </Link>
                </li>
              ))}
            </Tabs>
          </nav>
          <Choices>
            {view.list === 'envios' ? null : (
              <Tabs>
                {(['open', 'closed'] as const).map((one) => (
                  <li key={one}>
                    <Link
                      to={hrefOfCases({ ...view, state: one, page: 1 })}
                      aria-current={one === view.state ? 'true' : undefined}
                    >
                      {one === 'open' ? 'Abiertos' : 'Cerrados'}
                    </Link>
                  </li>
                ))}
              </Tabs>
            )}
            {view.list === 'diferencias' ? (
              <Field>
                Tipo
                <Select value={view.kind} onChange={(event) => choose(event.target.value)}>
                  <option value="">Todos</option>
                  {Object.entries(kindWords).map(([value, words]) => (
                    <option key={value} value={value}>
                      {words}
                    </option>
                  ))}
                </Select>
              </Field>
            ) : null}
          </Choices>
        </Bar>
        <Sheet>
          <Quiet aria-busy={waiting}>
            <List
              view={view}
              year={year}
              now={now}
              open={opened?.view === view ? opened.id : null}
              onOpen={(id) => setOpened(opened?.id === id && opened.view === view ? null : { view, id })}
              onDone={() => {
                setOpened(null);
                void queryClient.invalidateQueries({ queryKey: casesKey });
              }}
              empty={empty}
            />
          </Quiet>
          {total > pageSize ? (
            <Foot>
              <p>
                <span>{`${formatNumber(first)}–${formatNumber(Math.min(total, first + pageSize - 1))} de ${formatNumber(total)}`}</span>
                <Note>{`${pageSize} por página`}</Note>
              </p>
              <Pagination
                page={view.page}
                pages={Math.ceil(total / pageSize)}
                hrefFor={(page) => hrefOfCases({ ...view, page })}
              />
            </Foot>
          ) : null}
        </Sheet>
      </Column>
    </StaffPage>
  );
};
