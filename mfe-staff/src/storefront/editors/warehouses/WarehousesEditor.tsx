import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { useQuery, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { QuietButton } from '../../../fields/controls';
import { Note, textStyle } from '../../../layout/StaffPage';
import { documentQuery, zonesQuery } from '../../storefront-queries';
import { newWarehouse, type Warehouses, withoutWarehouse, withWarehouse } from '../../warehouse-words';
import type { EditorProps } from '../editor';
import { RouteRows } from './RouteRows';
import { WarehouseFields } from './WarehouseFields';
import { ZoneChanges } from './ZoneChanges';

const Heading = styled.h3`
  ${textStyle(650, 14, 20)}
  margin-top: 8px;
`;
const List = styled.ul`
  display: grid;
  gap: 12px;
`;

/** From where the store delivers, how long each road takes, and which places are in which zone. */
export const WarehousesEditor = ({ content, onChange }: EditorProps<Warehouses>) => {
  const { api } = useShell();
  const { data: stored } = useSuspenseQuery(documentQuery(api, 'warehouses.store'));
  const { data: dates } = useQuery(zonesQuery(api, stored));
  const [added, setAdded] = useState<readonly string[]>([]);
  const { warehouses, routes, places } = content;
  const zones = [
    ...new Set([
      ...[...(dates ?? []).flatMap(({ zone }) => zone ?? []), ...routes.map(({ zone }) => zone)].sort(),
      ...added,
      ...places.flatMap(({ zone }) => zone || []),
    ]),
  ];
  const known = new Set(stored.content.kind === 'warehouses' ? stored.content.warehouses.map(({ code }) => code) : []);
  // a code that is typed a second time is that of a new one, which is refused
  const isKnown = (code: string, at: number) =>
    known.has(code) && warehouses.findIndex((one) => one.code === code) === at;
  return (
    <>
      <Heading>Almacenes</Heading>
      <Note>Lo pedido antes del corte se empieza a preparar ese día; lo demás, el siguiente día hábil.</Note>
      {warehouses.length === 0 ? <Note>No hay almacenes.</Note> : null}
      <List aria-label="Almacenes">
        {warehouses.map((one, at) => (
          <WarehouseFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a new one has no code of its own while it is typed
            key={at}
            one={one}
            isKnown={isKnown(one.code, at)}
            onChange={(part) => onChange(withWarehouse(content, at, part))}
            onRemove={() => onChange(withoutWarehouse(content, at))}
          />
        ))}
      </List>
      {warehouses.length < storefrontLimits.warehouses ? (
        <div>
          <QuietButton
            type="button"
            onClick={() => onChange({ ...content, warehouses: [...warehouses, newWarehouse] })}
          >
            Agregar almacén
          </QuietButton>
        </div>
      ) : null}
      <Heading>Rutas</Heading>
      <Note>Días hábiles de camino de cada almacén a cada zona. Vacío: ese almacén no entrega ahí.</Note>
      <RouteRows
        content={content}
        zones={zones}
        dates={dates}
        onChange={onChange}
        onZone={(zone) => setAdded([...added, zone])}
      />
      <Heading>Lugares que cambian de zona</Heading>
      <Note>
        La zona de cada código postal viene de la lista importada; aquí se cambia la de un estado, de un municipio o de
        los códigos que empiezan igual. Vale lo más exacto.
      </Note>
      <ZoneChanges content={content} zones={zones} onChange={onChange} />
    </>
  );
};
