import { paymentTypeFacts, paymentTypes } from '@actual/contracts/facts/payment-types';
import { orderStates, orderStateWord } from '@actual/contracts/facts/states';
import { useNavigate } from '@actual/shell-contract';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Field, Input, PrimaryButton, QuietLink, Select } from '../layout/controls';
import { narrow } from '../layout/StaffPage';
import { hrefOf, params, type ReportView, readView } from './report-view';

const Row = styled.form`
  display: grid;
  grid-template-columns: 110px repeat(3, minmax(0, 1fr)) repeat(2, 132px) minmax(0, 1.6fr) auto;
  align-items: end;
  gap: 8px;
  @media (max-width: 1180px) {
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

export interface FiltersProps {
  view: ReportView;
  stores: readonly { code: string; name: string }[];
}

/** The filters, always in sight. Enter searches; a plain form, so that the address carries them even without script. */
export const Filters = ({ view, stores }: FiltersProps) => {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) typed.set(name, String(value));
    void navigate(hrefOf({ ...readView(typed), sort: view.sort, direction: view.direction }));
  };
  return (
    // another address, other fields: back and forward show what was asked then
    <Row
      key={hrefOf({ ...view, page: 1 })}
      method="get"
      action="/reports/orders"
      role="search"
      aria-label="Filtros del reporte"
      onSubmit={search}
    >
      <Field>
        Folio
        <Input
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
      <Field>
        Tipo de pago
        <Select name={params.payment} defaultValue={view.payment}>
          <option value="">Todos</option>
          {paymentTypes.map((type) => (
            <option key={type} value={type}>
              {paymentTypeFacts[type].shortName}
            </option>
          ))}
        </Select>
      </Field>
      <Field>
        Estatus
        <Select name={params.status} defaultValue={view.status}>
          <option value="">Todos</option>
          {orderStates.map((state) => (
            <option key={state} value={state}>
              {orderStateWord(state, true)}
            </option>
          ))}
        </Select>
      </Field>
      <Field>
        Tienda
        <Select name={params.store} defaultValue={view.store}>
          <option value="">Todos</option>
          {stores.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field>
        Desde
        <Input type="date" name={params.from} defaultValue={view.from} />
      </Field>
      <Field>
        Hasta
        <Input type="date" name={params.to} defaultValue={view.to} />
      </Field>
      <Wide>
        Cliente
        <Input
          name={params.client}
          defaultValue={view.client}
          maxLength={120}
          placeholder="Nombre, código o correo"
          autoComplete="off"
        />
      </Wide>
      <Buttons>
        <PrimaryButton type="submit">Buscar</PrimaryButton>
        <QuietLink to="/reports/orders">Limpiar</QuietLink>
      </Buttons>
    </Row>
  );
};
