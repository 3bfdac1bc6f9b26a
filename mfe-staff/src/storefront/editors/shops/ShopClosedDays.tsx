import type { Shop } from '@actual/contracts';
import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { storeDay } from '@actual/contracts/store-day';
import { styled } from 'styled-components';
import { QuietButton } from '../../../fields/controls';
import { narrow } from '../../../layout/StaffPage';
import { DayOfContent } from '../DayOfContent';
import { TextField } from '../ItemList';

type Days = Shop['closedDays'];

const Rows = styled.ul`
  display: grid;
  gap: 8px;
  li {
    display: grid;
    grid-template-columns: 160px minmax(0, 1fr) auto;
    gap: 8px;
    align-items: end;
    ${narrow} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const ShopClosedDays = ({ days, onChange }: { days: Days; onChange: (days: Days) => void }) => {
  const change = (at: number, part: Partial<Days[number]>) =>
    onChange(days.map((one, place) => (place === at ? { ...one, ...part } : one)));
  return (
    <>
      <Rows aria-label="Días en que no abre">
        {days.map(({ day, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own while it is typed
          <li key={at}>
            <DayOfContent label="Día" min={storeDay()} day={day} onDay={(typed) => change(at, { day: typed ?? '' })} />
            <TextField
              label="Motivo"
              maxLength={storefrontLimits.words}
              placeholder="Inventario"
              value={reason}
              onText={(text) => change(at, { reason: text })}
            />
            <QuietButton
              type="button"
              aria-label={`Quitar el día ${at + 1}`}
              onClick={() => onChange(days.filter((_one, place) => place !== at))}
            >
              Quitar
            </QuietButton>
          </li>
        ))}
      </Rows>
      {days.length < storefrontLimits.shopClosedDays ? (
        <div>
          <QuietButton type="button" onClick={() => onChange([...days, { day: '', reason: '' }])}>
            Agregar día cerrado
          </QuietButton>
        </div>
      ) : null}
    </>
  );
};
