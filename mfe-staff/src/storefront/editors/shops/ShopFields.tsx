import type { Shop } from '@actual/contracts';
import { slugOf } from '@actual/contracts/facts/catalog/slug';
import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { brands, sites } from '@actual/contracts/facts/company/brands';
import { phoneLength } from '@actual/contracts/facts/lengths';
import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Field, Input, Select } from '../../../fields/controls';
import { Fields } from '../../../fields/FormField';
import { TextArea, TextLine } from '../../../fields/uncut';
import { textStyle } from '../../../layout/StaffPage';
import { placeWords, readPlace } from '../../shop-words';
import { warehousesQuery } from '../../storefront-queries';
import { Check, Row } from '../ItemList';
import { WeekFields } from '../WeekFields';
import { ShopClosedDays } from './ShopClosedDays';

const Box = styled.div`
  display: grid;
  gap: 14px;
  padding-top: 10px;
`;
const Brands = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    ${textStyle(500, 12, 16)}
    color: var(--d-text-2);
  }
`;

const { words, bannerText, address } = storefrontLimits;

interface ShopFieldsProps {
  one: Shop;
  onChange: (part: Partial<Shop>) => void;
}

interface WordsProps {
  label: string;
  value: string | null;
  most: number;
  onText: (text: string) => void;
}

const Words = ({ label, value, most, onText }: WordsProps) => (
  <Field>
    <span>{label}</span>
    <TextLine maxLength={most} value={value ?? ''} onChange={({ target }) => onText(target.value)} />
  </Field>
);

/** A shop's name, place, hours and offers. */
export const ShopFields = ({ one, onChange }: ShopFieldsProps) => {
  const { api } = useShell();
  const { data: warehouses } = useSuspenseQuery(warehousesQuery(api));
  const [place, setPlace] = useState(placeWords(one));
  const rename = (name: string) => onChange(one.id === slugOf(one.name) ? { name, id: slugOf(name) } : { name });
  return (
    <Box>
      <Fields>
        <Field>
          Nombre
          <TextLine maxLength={words} value={one.name} onChange={({ target }) => rename(target.value)} />
        </Field>
        <Words
          label="Dirección, después de /nuestras-tiendas#"
          value={one.id}
          most={words}
          onText={(id) => onChange({ id })}
        />
        <Words
          label="Calle, número y colonia"
          value={one.street}
          most={bannerText}
          onText={(street) => onChange({ street })}
        />
        <Words label="Ciudad" value={one.city} most={words} onText={(city) => onChange({ city })} />
        <Words label="Estado" value={one.state} most={words} onText={(state) => onChange({ state })} />
        <Words label="Código postal" value={one.zipcode} most={5} onText={(zipcode) => onChange({ zipcode })} />
        <Words
          label="Cómo encontrarla (opcional)"
          value={one.reference}
          most={bannerText}
          onText={(reference) => onChange({ reference })}
        />
        {Array.from({ length: storefrontLimits.shopPhones }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: telephones are first, second and third
          <Field key={at}>
            <span>{`Teléfono ${at + 1}`}</span>
            <TextLine
              type="tel"
              maxLength={phoneLength}
              value={one.phones[at] ?? ''}
              onChange={({ target }) => {
                const phones = Array.from({ length: storefrontLimits.shopPhones }, (_one, n) => one.phones[n] ?? '');
                onChange({ phones: phones.map((phone, n) => (n === at ? target.value : phone)) });
              }}
            />
          </Field>
        ))}
        <Words
          label="Enlace del mapa (opcional)"
          value={one.mapUrl}
          most={address}
          onText={(mapUrl) => onChange({ mapUrl })}
        />
        <Field>
          Lugar: latitud, longitud (opcional)
          <Input
            placeholder="21.1466, -86.8228"
            value={place}
            onChange={({ target }) => {
              setPlace(target.value);
              onChange(readPlace(target.value));
            }}
          />
        </Field>
        <Words
          label="Recorrido virtual (opcional)"
          value={one.tourUrl}
          most={address}
          onText={(tourUrl) => onChange({ tourUrl })}
        />
        <Field>
          Sus piezas las cuenta
          <Select value={one.warehouse ?? ''} onChange={({ target }) => onChange({ warehouse: target.value || null })}>
            <option value="">Nadie: no se dice cuántas hay</option>
            {warehouses.map(({ id, WhsName }) => (
              <option key={id} value={id}>
                {WhsName}
              </option>
            ))}
          </Select>
        </Field>
      </Fields>
      <Field>
        Qué hay (opcional)
        <TextArea
          rows={2}
          maxLength={bannerText}
          value={one.offers ?? ''}
          onChange={({ target }) => onChange({ offers: target.value })}
        />
      </Field>
      <Brands>
        <legend>Marcas que se ven ahí</legend>
        <Row>
          {sites.map((site) => (
            <Check key={site}>
              <input
                type="checkbox"
                checked={one.sites.includes(site)}
                onChange={({ target }) =>
                  onChange({
                    sites: sites.filter((each) => (each === site ? target.checked : one.sites.includes(each))),
                  })
                }
              />
              <span>{brands[site].name}</span>
            </Check>
          ))}
        </Row>
      </Brands>
      <WeekFields legend="Horario" week={one.week} onChange={(week) => onChange({ week })} />
      <ShopClosedDays days={one.closedDays} onChange={(closedDays) => onChange({ closedDays })} />
    </Box>
  );
};
