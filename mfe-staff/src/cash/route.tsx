import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { formatDate, readDay } from '@actual/contracts/facts/text/written';
import { useLoaderData, useNavigate, useShell, useSuspenseQuery } from '@actual/shell-contract';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Field, PrimaryButton, Select } from '../fields/controls';
import { Column, Note, PageTitle, StaffPage } from '../layout/StaffPage';
import { DayField } from '../reports/DayField';
import { useDeskUser } from '../slots/staff-roles';
import { CashForm } from './CashForm';
import { cashQuery } from './cash-queries';
import { DollarRate } from './DollarRate';
import type { CashData } from './loader';

const Head = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;
  > :first-child {
    margin-right: auto;
  }
  @media print {
    > :not(:first-child) {
      display: none;
    }
  }
`;

/** `/reports/cash`: a person's payments at the counter in a day, counted and signed; a manager sees anybody’s. */
export const Component = () => {
  const { date, today, of } = useLoaderData<CashData>();
  const { api } = useShell();
  const user = useDeskUser();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(cashQuery(api, date, of));
  const { path } = staffPages.cashReport;
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const day = readDay(String(form.get('dia')));
    const whose = String(form.get('de') ?? '');
    const asked = new URLSearchParams({
      ...(day && day !== today ? { dia: day } : {}),
      ...(whose && whose !== user?.id ? { de: whose } : {}),
    });
    void navigate(asked.size > 0 ? `${path}?${asked}` : path);
  };
  return (
    <StaffPage title="Corte de caja">
      <Column>
        <Head key={`${date} ${of}`} method="get" action={path} onSubmit={open}>
          <div>
            <PageTitle>Corte de caja</PageTitle>
            <Note>{[data.User.name, data.Store, formatDate(date)].filter(Boolean).join(' · ')}</Note>
          </div>
          {data.Sellers ? (
            <Field>
              De quién
              <Select name="de" defaultValue={data.User.id}>
                {data.Sellers.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          ) : null}
          <DayField label="Día" name="dia" day={date} />
          <PrimaryButton type="submit">Ver</PrimaryButton>
        </Head>
        <CashForm key={`${date} ${of} ${data.signedAt}`} report={data} own={!of || of === user?.id} />
        <DollarRate />
      </Column>
    </StaffPage>
  );
};
