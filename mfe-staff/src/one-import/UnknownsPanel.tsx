import type { ImportChoices } from '@actual/contracts';
import { brands, sharedSociety } from '@actual/contracts/facts/company/brands';
import { unknownsShown } from '@actual/contracts/facts/desk/shown-counts';
import { countWords } from '@actual/contracts/facts/text/written';
import type { Reply } from '@actual/shell-contract';
import { VisuallyHidden } from '@actual/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { QuietButton, Select } from '../fields/controls';
import { fieldLabel } from '../imports/import-words';
import { DeskPanel } from '../layout/DeskParts';
import { Rows } from '../layout/Rows';
import { Note } from '../layout/StaffPage';
import { meaningOf, type Unknown, withMeaning } from './draft';

const Table = styled(Rows)`
  th:last-child,
  td:last-child {
    text-align: left;
    min-width: 220px;
  }
`;
const More = styled.div`
  padding: 10px 14px;
`;

/** The things of the store that the file may name. */
export type StoreChoices = Reply<'GET /imports/{id}/choices'>;

const notSold = '—';
const yesNo = [
  { value: 'SI', label: 'Sí' },
  { value: 'NO', label: 'No' },
];

/** The possible meanings of a word in this field. */
function optionsOf(
  field: string,
  { categories, warehouses, promotions }: StoreChoices,
): { value: string; label: string }[] {
  if (field === 'Categories') return categories.map(({ handle, path }) => ({ value: handle, label: path }));
  if (field === 'Warehouse') return warehouses.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
  if (field === 'Promotion') return promotions.map((name) => ({ value: name, label: name }));
  if (field !== 'Society') return yesNo;
  const own = Object.values(brands).map(({ society, name }) => ({ value: society as string, label: name as string }));
  return [
    { value: sharedSociety, label: 'Actual Studio y Actual Home' },
    ...own.filter(({ value }) => value !== sharedSociety),
  ];
}

interface UnknownsPanelProps {
  unknowns: readonly Unknown[];
  choices: ImportChoices;
  store: StoreChoices;
  onChange: (choices: ImportChoices) => void;
}

/** The merchant's own words for categories and values, once each, to be given a meaning. */
export const UnknownsPanel = ({ unknowns, choices, store, onChange }: UnknownsPanelProps) => {
  const [shown, setShown] = useState(unknownsShown);
  const open = unknowns.filter((one) => meaningOf(choices, one) === undefined).length;
  const nameOf = (handle: string) => store.categories.find((one) => one.handle === handle)?.path ?? handle;
  return (
    <DeskPanel
      title="Palabras que la tienda no conoce"
      note={open > 0 ? `${countWords(open, 'falta', 'faltan')}: sus filas se rechazan` : 'Todas tienen su equivalencia'}
      flush
    >
      <Table>
        <VisuallyHidden as="caption">Palabras del archivo y qué significan</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">En el archivo</th>
            <th scope="col">Campo</th>
            <th scope="col">En la tienda</th>
          </tr>
        </thead>
        <tbody>
          {unknowns.slice(0, shown).map((one) => {
            const meaning = meaningOf(choices, one);
            return (
              <tr key={`${one.field} ${one.value}`}>
                <td>
                  <span>{one.value}</span>
                  {one.near.length > 0 ? <small>{`¿${one.near.map(nameOf).join(', ')}?`}</small> : null}
                </td>
                <td>
                  <span>{fieldLabel(one.field)}</span>
                  {one.rows > 0 ? <small>{countWords(one.rows, 'fila', 'filas')}</small> : null}
                </td>
                <td>
                  <Select
                    aria-label={`Qué es «${one.value}»`}
                    value={meaning === undefined ? '' : meaning || notSold}
                    onChange={({ target: { value } }) =>
                      onChange(withMeaning(choices, one, value === '' ? undefined : value === notSold ? null : value))
                    }
                  >
                    <option value="">Elige</option>
                    {one.field === 'Categories' ? <option value={notSold}>No se vende: se deja fuera</option> : null}
                    {one.field === 'Promotion' ? <option value={notSold}>Ninguna</option> : null}
                    {optionsOf(one.field, store).map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </Select>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {unknowns.length > shown ? (
        <More>
          <QuietButton type="button" onClick={() => setShown(shown + unknownsShown)}>
            Ver más
          </QuietButton>{' '}
          <Note>{`${shown} de ${unknowns.length}`}</Note>
        </More>
      ) : null}
    </DeskPanel>
  );
};
