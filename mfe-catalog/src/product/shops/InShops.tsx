import type { Product } from '@actual/contracts';
import { weekInWords } from '@actual/contracts/facts/company/hours';
import { shopAddress } from '@actual/contracts/facts/company/shop-words';
import { useQuery, useShell } from '@actual/shell-contract';
import { type } from '@actual/themes-contract';
import { Disclosure, TextLink, VisuallyHidden } from '@actual/ui';
import styled from 'styled-components';
import { callHref, mapHref } from '../../shops/shop-links';
import { shopsQuery } from '../../shops/shops-query';
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

/** Shops that show the piece: counted pieces, place and hours of each. */
export function InShops({ product, kiosk }: InShopsProps) {
  const { api, brand } = useShell();
  const { data: shops = [] } = useQuery(shopsQuery(api, brand.site));
  const found = shopsOf(product.StoreStock, shops);
  if (found.length === 0) return null;
  return (
    <div data-noprint="">
      <Disclosure title={shopsTitle(found)} level={2}>
        <List>
          {found.map(({ shop, pieces }) => (
            <li key={shop.id}>
              <h3>{shop.name}</h3>
              <p data-has={pieces ? '' : undefined}>{piecesText(pieces)}</p>
              <address>{shopAddress(shop)}</address>
              <p>{weekInWords(shop.week)}</p>
              {kiosk ? null : (
                <Links>
                  {mapHref(shop) ? (
                    <TextLink href={mapHref(shop) ?? ''} target="_blank" rel="noreferrer">
                      Cómo llegar<VisuallyHidden>{` a la tienda de ${shop.name}`}</VisuallyHidden>
                    </TextLink>
                  ) : null}
                  {shop.phones.slice(0, 1).map((phone) => (
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
