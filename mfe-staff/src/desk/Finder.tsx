import { useNavigate, useQuery, useShell } from '@actual/shell-contract';
import { useUncut } from '@actual/ui';
import { type FormEvent, type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Autocomplete, Header, Input, Menu, MenuItem, MenuSection, TextField } from 'react-aria-components';
import { styled } from 'styled-components';
import { SpanishControls } from '../layout/SpanishControls';
import { textStyle } from '../layout/StaffPage';
import { isSearchable, suggestedClientsQuery } from '../sell/client-queries';
import { useDeskUser } from '../slots/staff-roles';
import { findQuery, productsQuery } from './desk-queries';
import { searchGroups } from './search-entries';
import { searched } from './searched';

const List = styled(Menu)`
  padding: 8px;
  outline: none;
  [role='group'] + [role='group'] {
    margin-top: 8px;
  }
  header {
    ${textStyle(500, 12, 16)}
    padding: 4px 12px;
    color: var(--d-text-3);
  }
  [role='menuitem'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    min-height: 36px;
    padding: 4px 12px;
    border-radius: 6px;
    cursor: pointer;
    outline: none;
    small {
      ${textStyle(400, 12, 16)}
      color: var(--d-text-3);
    }
    &[data-focused] {
      background: var(--d-accent-soft);
    }
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
`;
const Nothing = styled.p`
  padding: 16px 20px 20px;
  color: var(--d-text-2);
`;

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
  const [term, setTerm] = useState(typed);
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
  const list = useRef<HTMLDivElement>(null);
  const open = (to: string) => {
    onDone();
    void navigate(to);
  };
  const first = shown[0]?.entries[0];
  // Enter opens the chosen entry, and the first one where results came too late for one to be chosen
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    if (list.current?.querySelector('[data-focused]')) return;
    if (first) open(first.to);
    else setHurried(true);
  };
  // ignore a choice in the list of an earlier term
  const wait = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !stale) return;
    event.preventDefault();
    event.stopPropagation();
    setHurried(true);
  };
  useEffect(() => {
    if (!hurried || stale || (!first && searching)) return;
    setHurried(false);
    if (first) open(first.to);
  });
  return (
    <SpanishControls>
      <Autocomplete
        inputValue={term}
        onInputChange={(typed) => {
          setTerm(typed);
          setHurried(false);
        }}
      >
        <form onSubmit={openFirst} onKeyDownCapture={wait}>
          <TextField aria-label={searched} autoFocus>
            <Input data-autofocus="" placeholder={searched} {...parts} />
          </TextField>
        </form>
        <List
          ref={list}
          aria-label="Resultados"
          onAction={(key) => open(String(key))}
          renderEmptyState={() => <Nothing>{complaint || found}</Nothing>}
        >
          {shown.map(({ title, entries }) => (
            <MenuSection key={title} id={title} aria-label={title}>
              <Header>{title}</Header>
              {entries.map(({ to, label, note }) => (
                <MenuItem key={to} id={to} textValue={label}>
                  <span>{label}</span>
                  {note ? <small>{note}</small> : null}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </List>
      </Autocomplete>
    </SpanishControls>
  );
};
