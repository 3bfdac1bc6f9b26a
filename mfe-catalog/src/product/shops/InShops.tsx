import type { Product } from '@actual/contracts';
import { type } from '@actual/themes-contract';
import { Disclosure, TextLink, VisuallyHidden } from '@actual/ui';
import styled from 'styled-components';
import shops from '../../../content/tiendas.yaml';
import { callHref, mapHref } from '../../information/store-links';
import { piecesText, shopsOf, shopsTitle } from './shops-of';

const List = styled.ul`
  display: grid;
  gap: 16px;
  li { display: grid; gap: 2px; }
  li + li { padding-top: 16px; border-top: 1px solid var(--c-line); }
  h3 { ${type('label')} }
  address { font-style: normal; }
  p, address { ${type('small')} color: var(--c-text-2); }
  p[data-has] { font-weight: 600; color: var(--c-success); }
`;
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  a { ${type('small')} display: inline-flex; align-items: center; min-height: 44px; }
`;

interface InShopsProps {
  product: Product;
  /** On a kiosk nothing leads outside. */
  kiosk: boolean;
}

/** Where the piece can be seen: what each shop has of it as far as it is counted, where it is, and when it is open. */
export function InShops({ product, kiosk }: InShopsProps) {
  const found = shopsOf(product.StoreStock, shops);
  return (
    <div data-noprint="">
      <Disclosure title={shopsTitle(found)} level={2}>
        <List>
          {found.map(({ shop, pieces }) => (
            <li key={shop.id}>
              <h3>{shop.ciudad}</h3>
              <p data-has={pieces ? '' : undefined}>{piecesText(pieces)}</p>
              <address>{`${shop.calle}, C.P. ${shop['codigo-postal']}, ${shop.ciudad}, ${shop.estado}`}</address>
              <p>{shop.horario}</p>
              {kiosk ? null : (
                <Links>
                  <TextLink href={mapHref(shop)} target="_blank" rel="noreferrer">
                    Cómo llegar<VisuallyHidden>{` a la tienda de ${shop.ciudad}`}</VisuallyHidden>
                  </TextLink>
                  {shop.telefonos.slice(0, 1).map((phone) => (
                    <TextLink key={phone} href={callHref(phone)}>
                      {phone}
                    </TextLink>
                  ))}
                </Links>
              )}
            </li>
          ))}
        </List>
      </Disclosure>
    </div>
  );
}
