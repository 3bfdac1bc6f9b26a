import { useNavigate, useQuery, useShell } from '@actual/shell-contract';
import { useUncut } from '@actual/ui';
import { type KeyboardEvent, type SyntheticEvent, useDeferredValue, useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { textStyle } from '../layout/StaffPage';
import { isSearchable, suggestedClientsQuery } from '../sell/client-queries';
import { useDeskUser } from '../slots/staff-roles';
import { findQuery, productsQuery } from './desk-queries';
import { searchGroups } from './search-entries';
import { searched } from './searched';

const List = styled.div`
  padding: 8px;
  &:empty {
    display: none;
  }
`;
const Group = styled.div`
  & + & {
    margin-top: 8px;
  }
  header {
    ${textStyle(500, 12, 16)}
    padding: 4px 12px;
    color: var(--d-text-3);
  }
`;
const Entry = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  min-height: 36px;
  padding: 4px 12px;
  border-radius: 6px;
  cursor: pointer;
  small {
    ${textStyle(400, 12, 16)}
    color: var(--d-text-3);
  }
  &[aria-selected='true'] {
    background: var(--d-accent-soft);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
const Nothing = styled.p`
  padding: 16px 20px 20px;
  color: var(--d-text-2);
  &:empty {
    display: none;
  }
`;

const intoView = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });

/** Letters of a term. */
const longestTerm = 120;

interface FinderProps {
  /** What was typed before it was there, and whether Enter was pressed. */
  typed: string;
  entered: boolean;
  onDone: () => void;
}

/** Finds quotations, orders, clients, pages and products while a term is typed; arrows choose, Enter opens. */
export const Finder = ({ typed, entered, onDone }: FinderProps) => {
  const { api } = useShell();
  const user = useDeskUser();
  const navigate = useNavigate();
  const listId = useId();
  const [term, setTerm] = useState(typed);
  const [at, setAt] = useState(0);
  const [hurried, setHurried] = useState(entered);
  const { complaint, parts } = useUncut<HTMLInputElement>(longestTerm);
  const asked = useDeferredValue(complaint ? '' : term.trim());
  const finds = useQuery(findQuery(api, asked));
  const clients = useQuery(suggestedClientsQuery(api, asked));
  const products = useQuery(productsQuery(api, asked));
  const long = asked.length > 1;
  const groups = searchGroups({
    term: asked,
    role: user?.role,
    finds: long ? finds.data : undefined,
    clients: isSearchable(asked) ? clients.data?.data : undefined,
    products: long ? products.data?.products : undefined,
  });
  const searching = long && (finds.isFetching || clients.isFetching || products.isFetching);
  const stale = !complaint && asked !== term.trim();
  // a list that grows above the choice would push it far down: it is shown whole, or not at all
  const shown = searching || stale || complaint ? [] : groups;
  const found = finds.isError
    ? 'No pudimos buscar. Revisa tu conexión e intenta de nuevo.'
    : searching || stale
      ? 'Buscando…'
      : `No se encontro "${asked}"`;
  const open = (to: string) => {
    onDone();
    void navigate(to);
  };
  const entries = shown.flatMap((group) => group.entries);
  const [first] = entries;
  // a phone's keyboard may send the form without a key
  const openChosen = (event: SyntheticEvent) => {
    event.preventDefault();
    const chosen = entries[at] ?? first;
    // where results come too late for one to be chosen, the first of them is opened
    if (chosen) open(chosen.to);
    else setHurried(true);
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && entries.length > 0) {
      event.preventDefault();
      setAt((at + step + entries.length) % entries.length);
    }
    if (event.key === 'Enter') openChosen(event);
  };
  useEffect(() => {
    if (!hurried || stale || (!first && searching)) return;
    setHurried(false);
    if (first) open(first.to);
  });
  return (
    <>
      <form onSubmit={openChosen}>
        <input
          role="combobox"
          aria-label={searched}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={entries[at] ? `${listId}-${at}` : undefined}
          data-autofocus=""
          // the field that it replaces had the focus
          // biome-ignore lint/a11y/noAutofocus: a dialog for nothing else
          autoFocus
          autoComplete="off"
          placeholder={searched}
          value={term}
          onChange={({ target }) => {
            setTerm(target.value);
            setAt(0);
            setHurried(false);
          }}
          onKeyDown={keys}
          {...parts}
        />
      </form>
      <List id={listId} role="listbox" aria-label="Resultados">
        {shown.map(({ title, entries: own }) => (
          <Group key={title} role="group" aria-label={title}>
            <header aria-hidden>{title}</header>
            {own.map((entry) => {
              const index = entries.indexOf(entry);
              return (
                <Entry
                  key={entry.to}
                  id={`${listId}-${index}`}
                  ref={index === at ? intoView : undefined}
                  role="option"
                  aria-selected={index === at}
                  tabIndex={-1}
                  onPointerMove={() => setAt(index)}
                  // the field keeps the focus
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => open(entry.to)}
                >
                  <span>{entry.label}</span>
                  {entry.note ? <small>{entry.note}</small> : null}
                </Entry>
              );
            })}
          </Group>
        ))}
      </List>
      <Nothing role="status">{entries.length > 0 ? '' : complaint || found}</Nothing>
    </>
  );
};
