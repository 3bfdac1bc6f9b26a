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
/** Titles under one another, as many open as a visitor wants. */
export const Accordion = ({ items }: { items: PanelItem[] }) => {
  const [open, setOpen] = useState<string[]>([]);
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
              const others = before.filter((id) => id !== item.id);
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
