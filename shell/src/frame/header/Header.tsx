import { hydrateLazily, Link, lazyPart, Slot } from '@actual/shell-contract';
import { from, useBrand } from '@actual/themes-contract';
import { IconButton } from '@actual/ui';
import { useCallback, useState, useTransition } from 'react';
import { css, styled } from 'styled-components';
import { Account } from './Account';
import { CartFallback } from './CartFallback';
import { onPhone, Width } from './parts';
import { SearchFallback } from './SearchFallback';
import { Strip } from './Strip';
import { ZipcodeBox } from './ZipcodeButton';

/** Its links work in plain HTML; the panels load when a visitor moves over them. */
const MainMenu = hydrateLazily(
  async () => (await import(/* webpackChunkName: "main-menu" */ '../menu/MainMenu')).MainMenu,
);
const loadMenu = async () => (await import(/* webpackChunkName: "menu" */ '../menu/MobileMenu')).MobileMenu;
const MobileMenu = lazyPart(loadMenu);
/** While the finger is still down; the press itself tells a failure. */
const fetchMenu = () => void loadMenu().catch(() => undefined);

const Banner = styled.header`
  position: relative;
  z-index: 20;
  background: var(--c-header-bg, var(--c-bg));
`;
const looks = {
  'strip-hairline': css`
    --bar-columns: minmax(max-content, 1fr) minmax(0, 560px) minmax(max-content, 1fr);
    --bar-areas: 'logo search actions';
    --bar-height: 92px;
    --bar-logo: center;
  `,
  'strip-tabs': css`
    --bar-columns: auto minmax(0, 1fr) auto auto;
    --bar-areas: 'logo search zipcode actions';
    --bar-height: 84px;
    --bar-logo: start;
  `,
  'strip-soft': css`
    --bar-columns: auto minmax(0, 1fr) auto;
    --bar-areas: 'logo search actions';
    --bar-height: 96px;
    --bar-logo: start;
  `,
} as const;
const Bar = styled(Width)<{ $look: keyof typeof looks; $zipcode: boolean }>`
  ${({ $look }) => looks[$look]}
  display: grid;
  grid-template:
    'menu logo actions' 56px
    'search search search' auto
    ${({ $zipcode }) => ($zipcode ? "'zipcode zipcode zipcode' auto" : '')}
    / 44px minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 8px;
  padding-bottom: ${({ $zipcode }) => ($zipcode ? '0' : '10px')};
  ${from.desktop} {
    grid-template: var(--bar-areas) minmax(var(--bar-height), auto) / var(--bar-columns);
    gap: 28px;
    padding-bottom: 0;
  }
  @media print {
    display: block;
  }
`;
const MenuButton = styled.div`
  grid-area: menu;
  margin-left: -10px;
  ${onPhone}
`;
const Home = styled(Link)`
  grid-area: logo;
  justify-self: var(--bar-logo);
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  ${from.desktop} {
    justify-self: start;
  }
`;
const Search = styled.div`
  grid-area: search;
  min-width: 0;
`;
const Actions = styled.div`
  grid-area: actions;
  justify-self: end;
  display: flex;
  align-items: center;
  margin-right: -8px;
  ${from.desktop} {
    gap: 24px;
    margin-right: 0;
  }
`;

/** The whole header of the shop: strip, logo, search, account, cart and menu. */
export const Header = () => {
  const { Logo, structure, name } = useBrand();
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuWanted, setMenuWanted] = useState(false);
  const [isFetching, startFetching] = useTransition();
  const openMenu = () =>
    startFetching(() => {
      setMenuWanted(true);
      setMenuOpen(true);
    });
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const boxed = structure.header === 'strip-tabs';
  return (
    <Banner>
      <Strip />
      <Bar $look={structure.header} $zipcode={boxed}>
        <MenuButton data-noprint="">
          <IconButton
            icon="menu"
            label="Menú"
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            data-waiting={isFetching ? '' : undefined}
            onPointerDown={fetchMenu}
            onClick={openMenu}
          />
        </MenuButton>
        <Home to="/" aria-label={`${name}, inicio`}>
          <Logo />
        </Home>
        <Search data-noprint="">
          <Slot name="catalog/search-box" fallback={<SearchFallback />} broken={() => <SearchFallback />} />
        </Search>
        {boxed ? <ZipcodeBox /> : null}
        <Actions data-noprint="">
          <Account />
          <Slot name="checkout/mini-cart" fallback={<CartFallback />} broken={() => <CartFallback />} />
        </Actions>
      </Bar>
      <MainMenu />
      {menuWanted ? <MobileMenu open={menuOpen} onClose={closeMenu} /> : null}
    </Banner>
  );
};
