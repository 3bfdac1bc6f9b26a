import { type } from '@actual/themes-contract';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PanelItem } from './Accordion';

const List = styled.div`
  display: flex;
  gap: 36px;
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid var(--c-line);
`;
const Tab = styled.button`
  ${type('h4')}
  flex: none;
  min-height: 56px;
  padding: 8px 0;
  color: var(--c-text-2);
  border-bottom: 3px solid transparent;
  &[aria-selected='true'] {
    color: var(--c-tab);
    border-bottom-color: var(--c-tab);
  }
  &:hover {
    color: var(--c-text);
  }
  &:focus-visible {
    outline-offset: calc(-1 * var(--focus-width));
  }
`;
const Panel = styled.div`
  padding-top: 28px;
  @media (scripting: none) {
    &[hidden] {
      display: block !important;
    }
  }
`;

export interface TabsProps {
  items: PanelItem[];
  label: string;
}

/** Tabs with the arrow keys, Home and End; every panel stays in the page for search engines and print. */
export const Tabs = ({ items, label }: TabsProps) => {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [current, choose] = useState(items[0]?.id);
  const keys = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.id === current);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const wrapped = (next + items.length) % items.length;
    const item = items[wrapped];
    if (!item) return;
    choose(item.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[wrapped]?.focus();
  };
  return (
    <div>
      <List role="tablist" aria-label={label} ref={list} onKeyDown={keys}>
        {items.map((item) => (
          <Tab
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-${item.id}`}
            aria-controls={`${base}-${item.id}-panel`}
            aria-selected={item.id === current}
            tabIndex={item.id === current ? 0 : -1}
            onClick={() => choose(item.id)}
          >
            {item.title}
          </Tab>
        ))}
      </List>
      {items.map((item) => (
        <Panel
          key={item.id}
          role="tabpanel"
          id={`${base}-${item.id}-panel`}
          aria-labelledby={`${base}-${item.id}`}
          hidden={item.id !== current}
        >
          {item.content}
        </Panel>
      ))}
    </div>
  );
};
