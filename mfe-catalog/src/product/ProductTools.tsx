import type { Product } from '@actual/contracts';
import { isKiosk } from '@actual/contracts/facts/catalog/kiosk-address';
import { useLocation } from '@actual/shell-contract';
import { LinkButton } from '@actual/ui';
import styled from 'styled-components';
import { CompareToggle } from '../compare/CompareToggle';
import { PrintSheet } from '../shared/PrintSheet';
import { ShareLinks } from '../shared/ShareLinks';
import { InShops } from './shops/InShops';

const Tools = styled.div`
  display: grid;
  gap: 12px;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  align-items: center;
  margin-block: -6px;
`;

/** The actions beside buying: compare, share, print, see it in a shop. */
export function ProductTools({ product }: { product: Product }) {
  const kiosk = isKiosk(useLocation());
  return (
    <Tools>
      <Row>
        <CompareToggle product={product} full />
        {kiosk ? null : <ShareLinks title={product.Name} href={product.url} />}
        {kiosk ? null : (
          <LinkButton variant="link" icon="ruler" href={`/plano?pieza=${product.id}`} rel="nofollow" data-noprint="">
            Verla en mi cuarto
          </LinkButton>
        )}
        <PrintSheet href={product.url}>Imprimir ficha</PrintSheet>
      </Row>
      <InShops product={product} kiosk={kiosk} />
    </Tools>
  );
}
