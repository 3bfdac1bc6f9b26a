import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { narrow, textStyle } from './StaffPage';

const Row = styled.ul`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  /* on a phone one row that a finger moves, cut by the window's edge where there is more */
  ${narrow} {
    flex-wrap: nowrap;
    margin: -4px -16px;
    padding: 4px 16px;
    overflow-x: auto;
    scroll-padding-inline: 64px;
    scrollbar-width: none;
    white-space: nowrap;
  }
  a {
    ${textStyle(550, 13, 20)}
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    padding: 0 12px;
    border-radius: 6px;
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
  a:hover {
    background: var(--d-hover);
  }
  [aria-current] {
    color: var(--d-accent);
    background: var(--d-accent-soft);
  }
  small {
    ${textStyle(500, 11, 16)}
    padding: 0 6px;
    border-radius: 4px;
    color: #3f4a5c;
    background: #eceef1;
  }
`;

/** Links between the lists of a page; a `small` in one is how many it holds. */
export function Tabs({ children }: { children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  // by script, since `scroll-initial-target` would scroll the whole page too
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && chosen && row.current.scrollLeft === 0)
      row.current.scrollLeft = chosen.offsetLeft + chosen.offsetWidth + 64 - row.current.clientWidth;
  }, []);
  return <Row ref={row}>{children}</Row>;
}
