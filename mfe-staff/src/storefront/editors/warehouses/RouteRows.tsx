import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Field, QuietButton } from '../../../fields/controls';
import { TextLine } from '../../../fields/uncut';
import { Note, narrow, textStyle } from '../../../layout/StaffPage';
import {
  routeDays,
  type Warehouses,
  withHalves,
  withRoute,
  type ZoneDates,
  zipcodesWords,
  zoneHalves,
} from '../../warehouse-words';
import { Check, Row } from '../ItemList';
import { WholeInput } from '../WholeInput';

const Rows = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(160px, 1fr) minmax(0, 3fr);
    gap: 4px 14px;
    padding: 8px 0;
    border-top: 1px solid var(--d-line);
    ${narrow} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  b {
    ${textStyle(600, 13, 20)}
    display: block;
  }
`;
const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: 8px;
  align-items: end;
`;

interface RouteRowsProps {
  content: Warehouses;
  zones: readonly string[];
  /** Of each zone some of its postal codes; undefined until they are there. */
  dates: readonly ZoneDates[] | undefined;
  onChange: (content: Warehouses) => void;
  onZone: (zone: string) => void;
}

/** A row for each zone, with the working days from each warehouse to it. */
export const RouteRows = ({ content, zones, dates, onChange, onZone }: RouteRowsProps) => {
  const [typed, setTyped] = useState('');
  const zone = typed.trim();
  const zipcodesOf = (name: string) => {
    if (!dates) return 'Contando códigos postales';
    const found = dates.find((one) => one.zone === name);
    return found ? zipcodesWords(found) : 'Sin códigos postales';
  };
  return (
    <>
      <Rows aria-label="Rutas">
        {zones.map((one) => (
          <li key={one} aria-label={one}>
            <div>
              <b>{one}</b>
              <Note>{zipcodesOf(one)}</Note>
              <Check>
                <input
                  type="checkbox"
                  checked={zoneHalves(content, one)}
                  disabled={!content.routes.some(({ zone: to }) => to === one)}
                  onChange={({ target }) => onChange(withHalves(content, one, target.checked))}
                />
                Mañana o tarde
              </Check>
            </div>
            <Days>
              {content.warehouses.map(({ code, name }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a new one has no code of its own while it is typed
                <Field key={at}>
                  <span>{name || code || 'Almacén nuevo'}</span>
                  <WholeInput
                    placeholder="No entrega"
                    disabled={code === ''}
                    value={routeDays(content, one, code)}
                    onNumber={(days) => onChange(withRoute(content, one, code, days))}
                  />
                </Field>
              ))}
            </Days>
          </li>
        ))}
      </Rows>
      <Row>
        <Field>
          Zona nueva
          <TextLine
            maxLength={storefrontLimits.words}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <QuietButton
          type="button"
          style={{ alignSelf: 'end' }}
          disabled={zone === '' || zones.includes(zone)}
          onClick={() => {
            onZone(zone);
            setTyped('');
          }}
        >
          Agregar zona
        </QuietButton>
      </Row>
    </>
  );
};
