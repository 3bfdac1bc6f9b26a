import type { Shop } from '@actual/contracts';
import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { weekInWords } from '@actual/contracts/facts/company/hours';
import { useState } from 'react';
import { styled } from 'styled-components';
import { QuietButton } from '../../../fields/controls';
import { Note, textStyle } from '../../../layout/StaffPage';
import { cleanedWeek, newShop, type Shops, withShop } from '../../shop-words';
import type { EditorProps } from '../editor';
import { Place, Row } from '../ItemList';
import { ShopFields } from './ShopFields';

const List = styled.ol`
  display: grid;
  gap: 12px;
  > li {
    padding: 12px 14px;
    border: 1px solid var(--d-line);
    border-radius: 8px;
  }
  b {
    ${textStyle(650, 13, 20)}
  }
`;

/** The shops in their order; one at a time shows its fields. */
export const ShopsEditor = ({ content, onChange }: EditorProps<Shops>) => {
  const { shops } = content;
  const [open, setOpen] = useState<number | null>(null);
  const put = (list: Shop[]) => {
    setOpen(null);
    onChange({ ...content, shops: list });
  };
  return (
    <>
      {shops.length === 0 ? <Note>La página «Nuestras tiendas» no tiene ninguna.</Note> : null}
      <List aria-label="Tiendas">
        {shops.map((one, at) => {
          const name = one.name || 'Tienda nueva';
          const isOpen = open === at;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: its address follows its name while it is typed
            <li key={at} aria-label={name}>
              <Row>
                <div>
                  <b>{name}</b>
                  <br />
                  <Note>{weekInWords(cleanedWeek(one.week))}</Note>
                </div>
                <Place list={shops} at={at} onChange={put} />
                <QuietButton
                  type="button"
                  aria-label={`Cambiar ${name}`}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? null : at)}
                >
                  Cambiar
                </QuietButton>
              </Row>
              {isOpen ? <ShopFields one={one} onChange={(part) => onChange(withShop(content, at, part))} /> : null}
            </li>
          );
        })}
      </List>
      {shops.length < storefrontLimits.shops ? (
        <div>
          <QuietButton
            type="button"
            onClick={() => {
              onChange({ ...content, shops: [...shops, newShop] });
              setOpen(shops.length);
            }}
          >
            Agregar tienda
          </QuietButton>
        </div>
      ) : null}
    </>
  );
};
