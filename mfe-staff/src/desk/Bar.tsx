import { useLocation } from '@actual/shell-contract';
import { Icon } from '@actual/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { deskColors, narrow, textStyle } from '../layout/StaffPage';
import { BrandSelect } from './BrandSelect';
import { Clock } from './Clock';
import { DeskMenu } from './DeskMenu';
import { barHeight, besideRail, iconRailWidth, iconsOnly, railWidth } from './geometry';
import { Overlay } from './Overlay';
import { Person } from './Person';
import { Search } from './Search';

const Top = styled.header`
  ${deskColors}
  ${textStyle(400, 13, 20)}
  position: fixed;
  z-index: 29;
  inset: 0 0 auto ${railWidth}px;
  display: flex;
  align-items: center;
  gap: 8px 16px;
  height: ${barHeight}px;
  padding: 0 20px;
  color: var(--d-text-2);
  background: var(--d-surface);
  border-bottom: 1px solid var(--d-line);
  :focus-visible {
    outline: 2px solid var(--d-accent);
    outline-offset: 1px;
  }
  ${iconsOnly} {
    left: ${iconRailWidth}px;
  }
  ${narrow} {
    left: 0;
    gap: 4px;
    padding: 0 8px;
    time,
    > i {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;
const Space = styled.i`
  flex: 1;
`;
const MenuButton = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  background: none;
  border: 0;
  cursor: pointer;
  ${besideRail} {
    display: none;
  }
`;
const Drawer = styled(Overlay)`
  width: min(280px, 86vw);
  height: 100dvh;
  margin: 0 auto 0 0;
  > section {
    display: flex;
    flex-direction: column;
    min-height: 100%;
    padding-top: 8px;
    > :last-child {
      margin-top: auto;
    }
  }
`;

/** The rail as a menu, on a phone; another page closes it. */
const PhoneMenu = () => {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  return (
    <>
      <MenuButton type="button" aria-label="Menú" aria-haspopup="dialog" onClick={() => setOpenedAt(key)}>
        <Icon name="menu" size={22} />
      </MenuButton>
      {openedAt === key ? (
        <Drawer label="Menú" onClose={() => setOpenedAt(null)}>
          <section>
            <DeskMenu />
            <Person />
          </section>
        </Drawer>
      ) : null}
    </>
  );
};

/** One line above every page of the desk: the search, the brand, the store's day and time. */
export const Bar = () => (
  <Top>
    <PhoneMenu />
    <Search />
    <Space />
    <BrandSelect />
    <Clock />
  </Top>
);
