import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { styled } from 'styled-components';
import { Field, QuietButton, Select } from '../../../fields/controls';
import { Note, narrow, textStyle } from '../../../layout/StaffPage';
import { timeZoneChoices, type Warehouse } from '../../warehouse-words';
import { Check, Row, TextField } from '../ItemList';
import { WholeInput } from '../WholeInput';

const Card = styled.li`
  display: grid;
  gap: 10px;
  padding: 14px;
  border: 1px solid var(--d-line);
  border-radius: 8px;
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 2fr) repeat(2, minmax(0, 1fr));
  gap: 8px 12px;
  align-items: end;
  ${narrow} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }
`;
const Head = styled(Row)`
  justify-content: space-between;
  b {
    ${textStyle(650, 13, 20)}
  }
`;

const lastHour = 24;
const hours = Array.from({ length: lastHour + 1 }, (_, hour) => hour);
const hourWords = (hour: number): string => (hour === 0 ? 'Nunca hoy' : hour === lastHour ? 'Sin corte' : `${hour}:00`);

interface WarehouseFieldsProps {
  one: Warehouse;
  /** The ERP and the store's stock know its code. */
  isKnown: boolean;
  onChange: (part: Partial<Warehouse>) => void;
  onRemove: () => void;
}

/** A warehouse's name and rules. */
export const WarehouseFields = ({ one, isKnown, onChange, onRemove }: WarehouseFieldsProps) => {
  const name = one.name || 'Almacén nuevo';
  return (
    <Card aria-label={name}>
      <Head>
        {isKnown ? (
          <span>
            <b>{one.code}</b>
            <Note> es su clave en el ERP, que no cambia</Note>
          </span>
        ) : (
          <TextField
            label="Clave en el ERP"
            maxLength={20}
            autoCapitalize="characters"
            spellCheck={false}
            value={one.code}
            onText={(text) => onChange({ code: text })}
          />
        )}
        <QuietButton type="button" aria-label={`Quitar ${name}`} onClick={onRemove}>
          Quitar
        </QuietButton>
      </Head>
      <Grid>
        <TextField
          label="Nombre"
          maxLength={storefrontLimits.words}
          value={one.name}
          onText={(text) => onChange({ name: text })}
        />
        <Field>
          Hora de
          <Select value={one.timeZone} onChange={({ target }) => onChange({ timeZone: target.value })}>
            {timeZoneChoices(one.timeZone).map(([zone, words]) => (
              <option key={zone} value={zone}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        <Field>
          Corte
          <Select value={one.cutoffHour} onChange={({ target }) => onChange({ cutoffHour: Number(target.value) })}>
            {hours.map((hour) => (
              <option key={hour} value={hour}>
                {hourWords(hour)}
              </option>
            ))}
          </Select>
        </Field>
        <Field>
          Días de preparación
          <WholeInput
            value={one.handlingDays}
            onFocus={({ target }) => target.select()}
            onNumber={(days) => onChange({ handlingDays: days ?? Number.NaN })}
          />
        </Field>
      </Grid>
      <Row>
        <Check>
          <input
            type="checkbox"
            checked={one.worksSaturday}
            onChange={({ target }) => onChange({ worksSaturday: target.checked })}
          />
          Trabaja los sábados
        </Check>
        <Check>
          <input
            type="checkbox"
            checked={one.isCedis}
            onChange={({ target }) => onChange({ isCedis: target.checked })}
          />
          Es un CEDIS
        </Check>
      </Row>
    </Card>
  );
};
