import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { useLoaderData, useNavigate, useShell, useSuspenseQuery } from '@actual/shell-contract';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Field, PrimaryButton, QuietLink } from '../fields/controls';
import { TextLine } from '../fields/uncut';
import { Column, Foot, narrow, PageTitle, Sheet, StaffPage } from '../layout/StaffPage';
import { DayField } from '../reports/DayField';
import { auditQuery } from './audit-queries';
import { type AuditView, hrefOf, params, readView } from './audit-view';
import { Entries } from './Entries';

const Filters = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 132px 132px auto;
  align-items: end;
  gap: 8px;
  ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Buttons = styled.div`
  display: flex;
  gap: 8px;
`;
const Nothing = styled.p`
  padding: 14px;
  color: var(--d-text-2);
`;

/** `/reports/audit`: staff's changes, for managers and administrators. */
export const Component = () => {
  const view = useLoaderData<AuditView>();
  const { api } = useShell();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(auditQuery(api, view));
  const { path, label } = staffPages.audit;
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) typed.set(name, String(value));
    void navigate(hrefOf(readView(typed)));
  };
  return (
    <StaffPage title={label}>
      <Column>
        <PageTitle>{label}</PageTitle>
        <Filters
          key={hrefOf({ ...view, page: 1 })}
          action={path}
          role="search"
          aria-label="Filtros de la bitácora"
          onSubmit={search}
        >
          <Field>
            Folio u objeto
            <TextLine name={params.object} defaultValue={view.object} maxLength={64} placeholder="Ej. 204581" />
          </Field>
          <Field>
            Persona
            <TextLine name={params.person} defaultValue={view.person} maxLength={120} placeholder="Nombre o correo" />
          </Field>
          <DayField label="Desde" name={params.from} day={view.from} />
          <DayField label="Hasta" name={params.to} day={view.to} />
          <Buttons>
            <PrimaryButton type="submit">Buscar</PrimaryButton>
            <QuietLink to={path}>Limpiar</QuietLink>
          </Buttons>
        </Filters>
        <Sheet>
          {data.data.length > 0 ? <Entries rows={data.data} /> : <Nothing role="status">No hay información</Nothing>}
          {view.page > 1 || data.hasMore ? (
            <Foot as="nav" aria-label="Páginas">
              {view.page > 1 ? (
                <QuietLink to={hrefOf({ ...view, page: view.page - 1 })}>Más recientes</QuietLink>
              ) : (
                <i />
              )}
              {data.hasMore ? <QuietLink to={hrefOf({ ...view, page: view.page + 1 })}>Más antiguas</QuietLink> : null}
            </Foot>
          ) : null}
        </Sheet>
      </Column>
    </StaffPage>
  );
};
