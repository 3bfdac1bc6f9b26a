import { OrderState, orderStates, orderStateWord } from '@actual/contracts/facts/states';
import { Form } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { Button, Chip, ChipRow, TextField } from '@actual/ui';
import { styled } from 'styled-components';
import { hrefOf, type PurchasesView } from './purchases-view';

const Bar = styled.div`
  display: grid;
  gap: 16px;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;
const Find = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
  ${from.tablet} {
    grid-template-columns: 150px auto;
  }
`;

/** By state, and by the folio on paper; each choice is an address. */
export const Filters = ({ view }: { view: PurchasesView }) => (
  <Bar>
    <ChipRow as="nav" aria-label="Estado de las compras">
      <Chip href={hrefOf({ ...view, status: null, page: 1 })} selected={view.status === null}>
        Todos
      </Chip>
      {orderStates.map((status) => (
        <Chip key={status} href={hrefOf({ ...view, status, page: 1 })} selected={view.status === status}>
          {orderStateWord(status, false)}
        </Chip>
      ))}
    </ChipRow>
    <Find action="/user/purchases" role="search">
      {view.status ? <input type="hidden" name="estado" value={view.status} /> : null}
      <TextField
        key={view.folio}
        label="Folio"
        name="folio"
        inputMode="numeric"
        pattern="\d{6,9}"
        maxLength={9}
        title="Los 6 dígitos de tu pedido"
        placeholder="6 dígitos"
        autoComplete="off"
        defaultValue={view.folio}
      />
      <Button type="submit" variant="secondary" icon="search">
        Buscar
      </Button>
    </Find>
  </Bar>
);

/** What a state's tag looks like. */
export const tones = {
  [OrderState.completed]: 'success',
  [OrderState.pendingSap]: 'info',
  [OrderState.pendingPayment]: 'warning',
  [OrderState.canceled]: 'error',
} as const;
