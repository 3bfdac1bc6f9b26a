import type { ReactNode } from 'react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Disclosure } from './Disclosure';

const List = styled.div`
  border-top: var(--rule-strong);
`;

export interface PanelItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}
export interface AccordionProps {
  items: PanelItem[];
  openFirst?: boolean;
  /** several open at once */
  multiple?: boolean;
}

/** Titles under one another; without `multiple` opening one closes the others. */
export const Accordion = ({ items, openFirst = false, multiple = true }: AccordionProps) => {
  const [open, setOpen] = useState<string[]>(openFirst && items[0] ? [items[0].id] : []);
  return (
    <List>
      {items.map((item) => (
        <Disclosure
          key={item.id}
          title={item.title}
          large
          open={open.includes(item.id)}
          onToggle={(wanted) =>
            setOpen((before) => {
              const others = multiple ? before.filter((id) => id !== item.id) : [];
              return wanted ? [...others, item.id] : others;
            })
          }
        >
          {item.content}
        </Disclosure>
      ))}
    </List>
  );
};
