import type { QuotationDetail } from '@actual/contracts';
import { countWords } from '@actual/contracts/facts/text/written';
import { from, type } from '@actual/themes-contract';
import { Button, formatDate, QuantityStepper, SelectField, VisuallyHidden } from '@actual/ui';
import styled from 'styled-components';

export interface LineChange {
  quantity?: number;
  shipDate?: string;
}

const Grid = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px 16px;
  width: 100%;
  > [data-date] { order: 1; flex: 1 1 100%; }
  > [data-remove] { margin-left: auto; }
  > :last-child { order: 2; }
  ${from.tablet} {
    > [data-date] { order: 0; flex: 1 1 170px; max-width: 280px; }
  }
`;
const Pieces = styled.div`
  display: grid;
  gap: 7px;
`;
const Label = styled.span`
  ${type('label')}
`;
const Left = styled.p`
  ${type('small')}
  flex-basis: 100%;
  color: var(--c-text-2);
`;

interface LineControlsProps {
  line: QuotationDetail;
  /** The change on its way to the service: shown at once, so that the next press counts from it. */
  wanted: LineChange;
  removing: boolean;
  onChange: (change: LineChange) => void;
  onRemove: () => void;
}

const leftText = (max: number): string =>
  `${max === 1 ? 'Queda' : 'Quedan'} ${countWords(max, 'pieza', 'piezas')} para esta fecha.`;

/** Pieces up to the date's stock, the delivery date, and the button that removes the line. */
export function LineControls({ line, wanted, removing, onChange, onRemove }: LineControlsProps) {
  const shipDate = wanted.shipDate ?? line.shipDate ?? '';
  const group = line.deliveriesGroups.find((one) => one.date === shipDate);
  const max = Math.max(group?.available ?? line.availableForDate, line.quantity, 1);
  const dates = [
    ...new Set([...line.deliveriesGroups.map(({ date }) => date), ...(shipDate ? [shipDate] : [])]),
  ].sort();
  return (
    <Grid>
      <Pieces data-waiting={wanted.quantity === undefined ? undefined : ''}>
        <Label aria-hidden="true">Piezas</Label>
        <QuantityStepper
          label={`Piezas de ${line.Product.Name}`}
          value={wanted.quantity ?? line.quantity}
          max={max}
          onChange={(quantity) => onChange({ quantity })}
        />
      </Pieces>
      {dates.length > 0 ? (
        <div data-date="">
          <SelectField
            label="Fecha de entrega"
            name={`fecha-${line.id}`}
            value={shipDate}
            // another date has other pieces: the quantity starts over
            onChange={(event) => onChange({ shipDate: event.target.value, quantity: 1 })}
            options={dates.map((date) => ({ value: date, label: formatDate(date) }))}
          />
        </div>
      ) : null}
      <div data-remove="">
        <Button variant="link" icon="trash" onClick={onRemove} busy={removing ? 'Quitando' : false}>
          Quitar
          <VisuallyHidden> {line.Product.Name}</VisuallyHidden>
        </Button>
      </div>
      <Left role="status">{leftText(max)}</Left>
    </Grid>
  );
}
