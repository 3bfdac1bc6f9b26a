import { staffPages } from '@actual/contracts/facts/staff-pages';
import { readDay, writtenDay } from '@actual/contracts/facts/written';
import { useLoaderData, useNavigate, useShell, useSuspenseQuery } from '@actual/shell-contract';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { PrimaryButton } from '../layout/controls';
import { Column, Note, PageTitle, StaffPage } from '../layout/StaffPage';
import { DayField } from '../reports/DayField';
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

/** `/reports/cash`: what one took at the counter in a day, counted and signed. */
export const Component = () => {
  const { date, today } = useLoaderData<CashData>();
  const { api } = useShell();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(cashQuery(api, date));
  const { path } = staffPages.cashReport;
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = readDay(String(new FormData(event.currentTarget).get('dia')));
    void navigate(day && day !== today ? `${path}?dia=${day}` : path);
  };
  return (
    <StaffPage>
      <title>Corte de caja | Escritorio</title>
      <meta name="robots" content="noindex" />
      <Column>
        <Head key={date} method="get" action={path} onSubmit={open}>
          <div>
            <PageTitle>Corte de caja</PageTitle>
            <Note>{[data.User.name, data.Store, writtenDay(date)].filter(Boolean).join(' · ')}</Note>
          </div>
          <DayField label="Día" name="dia" day={date} />
          <PrimaryButton type="submit">Ver</PrimaryButton>
        </Head>
        <CashForm key={`${date} ${data.signedAt}`} report={data} />
        <DollarRate />
      </Column>
    </StaffPage>
  );
};
