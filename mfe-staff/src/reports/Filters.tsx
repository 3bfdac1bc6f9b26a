import { noFilter, webSales } from '@actual/contracts/facts/desk/filter-values';
import { paymentTypeFacts, paymentTypes } from '@actual/contracts/facts/payment/payment-types';
import { useNavigate } from '@actual/shell-contract';
import { type FormEvent, useId } from 'react';
import { styled } from 'styled-components';
import { Field, PrimaryButton, QuietLink, Select } from '../fields/controls';
import { TextLine } from '../fields/uncut';
import { narrow } from '../layout/StaffPage';
import { useDeskUser } from '../slots/staff-roles';
import { DayField } from './DayField';
import type { Choices } from './report';
import { moreFilters, params, type ReportAddress, type ReportView } from './report-address';

const Row = styled.form`
  display: grid;
  grid-template-columns: 96px repeat(4, minmax(0, 1fr)) repeat(2, 132px) minmax(0, 1.5fr) auto;
  align-items: end;
  gap: 8px;
  @media (max-width: 1240px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 360px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Wide = styled(Field)`
  ${narrow} {
    grid-column: 1 / -1;
  }
`;
const Buttons = styled.div`
  display: flex;
  gap: 8px;
  ${narrow} {
    grid-column: 1 / -1;
    > * {
      flex: 1;
    }
  }
`;

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [value: string, word: string])[];
}
/** One of some, or 'Todos'. */
const Choice = ({ label, name, value, options }: ChoiceProps) => {
  const id = useId();
  return (
    <Field htmlFor={id}>
      <span>{label}</span>
      <Select id={id} name={name} defaultValue={value || noFilter}>
        <option value={noFilter}>Todos</option>
        {options.map(([code, word]) => (
          <option key={code} value={code}>
            {word}
          </option>
        ))}
      </Select>
    </Field>
  );
};

export interface FiltersProps<Sort extends string, Status extends string> {
  address: ReportAddress<Sort, Status>;
  view: ReportView<Sort, Status>;
  statusWord: (status: Status) => string;
  choices: Choices;
}

/** The filters, always in sight. Enter searches; a plain form, so that the address carries them even without script. */
export function Filters<Sort extends string, Status extends string>({
  address,
  view,
  statusWord,
  choices,
}: FiltersProps<Sort, Status>) {
  const navigate = useNavigate();
  const user = useDeskUser();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) typed.set(name, String(value));
    void navigate(address.href({ ...address.read(typed), sort: view.sort, direction: view.direction }));
  };
  // one's own list first
  const sellers = [...choices.Users].sort((one, other) => Number(other.id === user?.id) - Number(one.id === user?.id));
  return (
    // another address, other fields: back and forward show what was asked then
    <Row
      key={address.href({ ...view, page: 1 })}
      method="get"
      action={address.path}
      role="search"
      aria-label="Filtros del reporte"
      onSubmit={search}
    >
      <Field>
        Folio
        <TextLine
          name={params.folio}
          defaultValue={view.folio}
          inputMode="numeric"
          pattern="[0-9]{1,9}"
          maxLength={9}
          title="6 dígitos o más"
          placeholder="Ej. 204581"
          autoComplete="off"
        />
      </Field>
      <Choice
        label="Tipo de pago"
        name={params.payment}
        value={view.payment}
        options={paymentTypes.map((type) => [type, paymentTypeFacts[type].shortName])}
      />
      <Choice
        label="Estatus"
        name={params.status}
        value={view.status}
        options={address.statuses.map((status) => [status, statusWord(status)])}
      />
      <Choice
        label="Tienda"
        name={params.store}
        value={view.store}
        options={choices.Stores.map(({ code, name }) => [code, name])}
      />
      <Choice
        label="Vendedor"
        name={params.soldBy}
        value={view.soldBy}
        options={[
          ...sellers.map(({ id, name }) => [id, id === user?.id ? `${name} (tú)` : name] as const),
          [webSales, 'Web'],
        ]}
      />
      {view.columns ? <input type="hidden" name={params.columns} value={view.columns} /> : null}
      {moreFilters.map((name) =>
        view[name] ? <input key={name} type="hidden" name={params[name]} value={view[name]} /> : null,
      )}
      <DayField label="Desde" name={params.from} day={view.from} />
      <DayField label="Hasta" name={params.to} day={view.to} />
      <Wide>
        Cliente
        <TextLine
          name={params.client}
          defaultValue={view.client}
          maxLength={120}
          placeholder="Nombre, código o correo"
          autoComplete="off"
        />
      </Wide>
      <Buttons>
        <PrimaryButton type="submit">Buscar</PrimaryButton>
        <QuietLink to={address.href({ columns: view.columns })}>Limpiar</QuietLink>
      </Buttons>
    </Row>
  );
}
