import { Link, Slot } from '@actual/shell-contract';
import { type, useBrand } from '@actual/themes-contract';
import { Icon } from '@actual/ui';
import { styled } from 'styled-components';
import { Account } from './Account';
import { CartFallback } from './CartFallback';
import { Width } from './parts';

const Banner = styled.header`
  position: relative;
  z-index: 20;
  background: var(--c-bg);
  border-bottom: 1px solid var(--c-line);
`;
const Row = styled(Width)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 76px;
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
const Safe = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: var(--c-text-2);
  ${type('small')}
  @media (max-width: 720px) {
    display: none;
  }
`;
const End = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
`;

/** The header while paying: nothing that leads away. */
export const CompactHeader = () => {
  const { Logo, name } = useBrand();
  return (
    <Banner>
      <Row>
        <Link to="/" aria-label={`${name}, inicio`}>
          <Logo />
        </Link>
        <End data-noprint="">
          <Safe>
            <Icon name="lock" size={16} /> Compra segura
          </Safe>
          <Account />
          <Slot name="checkout/mini-cart" fallback={<CartFallback />} broken={() => <CartFallback />} />
        </End>
      </Row>
    </Banner>
  );
};
