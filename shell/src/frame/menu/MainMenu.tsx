import { Slot } from '@actual/shell-contract';
import { from, type, useBrand } from '@actual/themes-contract';
import { Icon } from '@actual/ui';
import { css, styled } from 'styled-components';
import { onDesktop, Width } from '../header/parts';
import { MenuPanel } from './MenuPanel';
import { MenuWord } from './MenuWord';
import { useHoverMenu } from './use-hover-menu';
import { useMenu } from './use-menu';

const styles = {
  spread: css`
    border-bottom: 1px solid var(--c-line);
    ul[data-words] {
      justify-content: space-between;
    }
    li[data-open] > a {
      box-shadow: inset 0 -2px 0 var(--c-text);
    }
  `,
  bar: css`
    border-block: 1px solid var(--c-line);
    ul[data-words] {
      justify-content: space-between;
    }
    a[data-tone='offer'] {
      color: var(--c-warning);
    }
  `,
  pills: css`
    padding-bottom: 16px;
    ul[data-words] {
      gap: 6px;
      margin-left: -16px;
    }
    ul[data-words] > li > a {
      min-height: 44px;
      padding-inline: 18px;
      border-radius: var(--radius-chip);
      &:hover {
        background: var(--c-selected-bg);
      }
    }
    li:has(> a[data-tone='offer']) {
      margin-left: auto;
    }
    a[data-tone='offer'] {
      background: var(--c-discount-bg);
      color: var(--c-discount-text);
    }
  `,
} as const;

const Nav = styled.nav<{ $look: keyof typeof styles }>`
  ${onDesktop}
  position: relative;
  flex-direction: column;
  ${({ $look }) => styles[$look]}
`;
const word = css`
  white-space: nowrap;
  ${type('ui')}
  ${from.desktop} {
    font-size: clamp(0.8125rem, 1.05vw, 1rem);
  }
`;
/** Where the staff's pages find no room beside the categories they stand above them: a panel opens right below its word. */
const Row = styled(Width)`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  width: 100%;
`;
const Words = styled.ul`
  flex: 1 0 auto;
  display: flex;
  flex-wrap: wrap;
  max-width: 100%;
  align-items: stretch;
  column-gap: 12px;
  > li {
    position: static;
    display: flex;
    align-items: center;
    &[data-dropdown] {
      position: relative;
    }
  }
  > li > a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 50px;
    ${word}
    &:hover {
      color: var(--c-accent-strong);
    }
  }
`;
const Staff = styled.div`
  margin-left: auto;
  a {
    margin-left: 28px;
    ${word}
  }
`;
const Opener = styled.button<{ $quiet: boolean }>`
  display: grid;
  place-items: center;
  width: 28px;
  height: 44px;
  color: inherit;
  ${({ $quiet }) =>
    $quiet ? 'width: 1px; opacity: 0; overflow: hidden; &:focus-visible { width: 28px; opacity: 1; }' : ''}
`;

/** The main menu: words with panels that open on hover, on click and by keyboard. */
export const MainMenu = () => {
  const { structure } = useBrand();
  const menu = useMenu();
  const { open, toggle, close, itemProps } = useHoverMenu();
  const dropdown = structure.menuPanel === 'dropdown';
  return (
    <Nav aria-label="Categorías" $look={structure.menuStyle}>
      <Row>
        <Words data-words>
          {menu.map((group) => {
            const hasPanel = Boolean(group.columns?.length);
            const isOpen = open === group.label;
            return (
              <li
                key={group.label}
                data-open={isOpen ? '' : undefined}
                data-dropdown={dropdown ? '' : undefined}
                {...itemProps(group.label, hasPanel)}
              >
                <MenuWord group={group} onPick={close} />
                {hasPanel ? (
                  <Opener
                    type="button"
                    $quiet={structure.menuStyle !== 'bar'}
                    aria-label={`Ver categorías de ${group.label}`}
                    aria-expanded={isOpen}
                    onClick={() => toggle(group.label)}
                  >
                    <Icon name="chevron-down" size={14} />
                  </Opener>
                ) : null}
                {hasPanel && isOpen ? <MenuPanel group={group} onPick={close} /> : null}
              </li>
            );
          })}
        </Words>
        <Staff>
          <Slot name="staff/menu" />
        </Staff>
      </Row>
    </Nav>
  );
};
