import { searchTermLength } from '@actual/contracts/facts/lengths';
import { Form, Link, Slot, useBrand, useLocation, useNavigate } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { Button, Icon, IconButton } from '@actual/ui';
import styled from 'styled-components';

const Banner = styled.header`
  position: sticky;
  z-index: 20;
  top: 0;
  background: var(--c-header-bg, var(--c-bg));
  border-bottom: 1px solid var(--c-line);
`;
const Row = styled.div`
  display: grid;
  grid-template:
    'back logo cart' 60px
    'search search search' auto / auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px min(16px, 3vw);
  max-width: calc(var(--container) + 2 * var(--margin));
  margin-inline: auto;
  padding: 4px var(--margin) 14px;
  ${from.tablet} {
    grid-template: 'back logo search cart' 96px / auto auto minmax(0, 1fr) auto;
    gap: 28px;
    padding-block: 0;
  }
  > a { grid-area: logo; display: inline-flex; align-items: center; justify-self: center; min-height: 56px; }
`;
const Back = styled.div`
  grid-area: back;
  > :last-child { display: none; }
  ${from.tablet} {
    > :first-child { display: none; }
    > :last-child { display: inline-flex; }
  }
`;
const Search = styled(Form)`
  grid-area: search;
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  min-height: 60px;
  padding-inline: 20px;
  background: var(--c-surface);
  border: 1px solid var(--c-control);
  border-radius: var(--radius-control);
  &:has(> input:focus-visible) {
    outline: var(--field-focus);
    outline-offset: var(--field-focus-offset);
    border-color: var(--c-focus);
  }
  input {
    flex: 1;
    min-width: 0;
    height: 56px;
    font: inherit;
    font-size: 1.125rem;
    color: inherit;
    background: none;
    border: 0;
    outline: none;
    &::placeholder { color: var(--c-text-2); opacity: 1; }
  }
`;
const Cart = styled.div`
  grid-area: cart;
  min-width: 44px;
`;

/** The kiosk's header: back, home, one large search box, and the quotation. */
export function KioskHeader() {
  const { Logo, name } = useBrand();
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const term = pathname === '/search' ? (new URLSearchParams(search).get('term') ?? '') : '';
  // the first page of a visit has nothing behind it; one that the browser loaded after another of the store has
  const back = () => {
    const isFirst = key === 'default' && !document.referrer.startsWith(`${window.location.origin}/`);
    return isFirst ? navigate('/display') : navigate(-1);
  };
  return (
    <Banner>
      <Row>
        {/* going back from the start screen would show the previous shopper's pages */}
        <Back hidden={pathname === '/display'}>
          <IconButton icon="arrow-left" label="Regresar" onClick={back} />
          <Button variant="secondary" icon="arrow-left" onClick={back}>
            Regresar
          </Button>
        </Back>
        <Link to="/display" aria-label={`${name}, inicio`}>
          <Logo />
        </Link>
        <Search role="search" aria-label="Buscar en la tienda" method="get" action="/search">
          <Icon name="search" size={24} />
          <input type="hidden" name="kiosco" value="1" />
          <input
            key={term}
            type="search"
            name="term"
            aria-label="Buscar muebles y accesorios"
            placeholder="Buscar muebles y accesorios"
            defaultValue={term}
            maxLength={searchTermLength}
            required
            autoComplete="off"
            enterKeyHint="search"
          />
        </Search>
        <Cart>
          <Slot name="checkout/mini-cart" fallback={null} broken={() => null} />
        </Cart>
      </Row>
    </Banner>
  );
}
