import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { clientSearch } from '@actual/contracts/facts/desk/client-search';
import { pageSize } from '@actual/contracts/facts/page-size';
import { countWords } from '@actual/contracts/facts/text/written';
import { useLoaderData, useNavigate, useQuery, useShell } from '@actual/shell-contract';
import { formatNumber } from '@actual/ui';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Field, Input, PrimaryButton } from '../fields/controls';
import { Pagination } from '../layout/Pagination';
import { Column, Foot, Note, narrow, PageTitle, Sheet, StaffPage } from '../layout/StaffPage';
import { clientsQuery, isSearchable } from './client-queries';
import { NewClient } from './NewClient';
import { Results } from './Results';
import { readSell, type SellView, sellHref, termName } from './sell-address';
import { nobodyText, saleRefusedText } from './sell-words';
import { useSellTo } from './use-sell-to';

const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 480px) auto;
  align-items: end;
  gap: 8px;
  justify-content: start;
  ${narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
const Said = styled.p`
  padding: 14px;
`;
const Refused = styled.p`
  color: var(--d-bad);
  font-weight: 600;
`;

/** `/vender`: a quotation begins with its client. */
export const Component = () => {
  const view = useLoaderData<SellView>();
  const { api } = useShell();
  const navigate = useNavigate();
  const sell = useSellTo();
  const searching = isSearchable(view.term);
  const { data } = useQuery({ ...clientsQuery(api, view.term, view.page), enabled: searching });
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new URLSearchParams({ [termName]: String(new FormData(event.currentTarget).get(termName) ?? '') });
    void navigate(sellHref(readSell(typed)));
  };
  const { path, label } = staffPages.sell;
  const total = data?.total ?? 0;
  return (
    <StaffPage title={label}>
      <Column>
        <div>
          <PageTitle>{label}</PageTitle>
          <Note>Busca a tu cliente por nombre, correo, teléfono o código, y empieza su cotización.</Note>
        </div>
        <Search key={view.term} role="search" method="get" action={path} onSubmit={search}>
          <Field>
            Cliente
            <Input
              name={termName}
              type="search"
              defaultValue={view.term}
              minLength={clientSearch.shortest}
              required
              autoComplete="off"
              placeholder="Nombre, correo, teléfono o código C100001"
            />
          </Field>
          <PrimaryButton type="submit">Buscar</PrimaryButton>
        </Search>
        {sell.isError ? <Refused role="alert">{saleRefusedText(sell.error)}</Refused> : null}
        {searching && data ? (
          <Sheet aria-live="polite">
            {data.data.length === 0 ? (
              <Said>{nobodyText(view.term)}</Said>
            ) : (
              <Results
                clients={data.data}
                busy={sell.isPending ? sell.variables.id : null}
                onChoose={(client) => (sell.isPending ? undefined : sell.mutate(client))}
              />
            )}
            {total > pageSize ? (
              <Foot>
                <p>
                  {total >= clientSearch.counted
                    ? `${formatNumber(total)} o más clientes`
                    : countWords(total, 'cliente', 'clientes')}
                </p>
                <Pagination
                  page={view.page}
                  pages={Math.ceil(total / pageSize)}
                  hrefFor={(page) => sellHref({ ...view, page })}
                />
              </Foot>
            ) : null}
          </Sheet>
        ) : null}
        <NewClient key={`nuevo ${view.term}`} term={view.term} onCreated={(client) => sell.mutate(client)} />
      </Column>
    </StaffPage>
  );
};
