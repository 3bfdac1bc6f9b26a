import { useNavigate, useQuery, useSession, useShell } from '@actual/shell-contract';
import { useUncut } from '@actual/ui';
import { type FormEvent, type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  TextField,
} from 'react-aria-components';
import { styled } from 'styled-components';
import { deskColors, textStyle } from '../layout/StaffPage';
import { isSearchable, suggestedClientsQuery } from '../sell/client-queries';
import { findQuery, productsQuery } from './desk-queries';
import { searchGroups } from './search-entries';

const Veil = styled(ModalOverlay)`
  position: fixed;
  z-index: 60;
  inset: 0;
  display: flex;
  justify-content: center;
  align-items: flex-start;
  padding: min(12vh, 96px) 12px 12px;
  background: rgb(22 24 29 / 0.4);
`;
const Box = styled(Modal)`
  ${deskColors}
  ${textStyle(400, 13, 20)}
  width: 100%;
  max-width: 600px;
  max-height: 100%;
  overflow: auto;
  background: var(--d-surface);
  border-radius: 8px;
  box-shadow: 0 8px 24px rgb(22 24 29 / 0.14);
  input {
    ${textStyle(400, 16, 24)}
    width: 100%;
    padding: 14px 20px;
    color: var(--d-text);
    background: none;
    border: 0;
    border-bottom: 1px solid var(--d-line);
    outline: none;
    &::placeholder {
      color: var(--d-text-3);
      opacity: 1;
    }
  }
`;
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

/** Its field is empty whenever it opens, because a closed dialog unmounts its content. */
export const SearchDialog = ({ onDone }: { onDone: () => void }) => (
  <Veil isDismissable>
    <Box>
      <Dialog aria-label="Buscar en el escritorio">
        <Finder onDone={onDone} />
      </Dialog>
    </Box>
  </Veil>
);

/** Letters of a term. */
const longestTerm = 120;

/** Finds quotations, orders, clients, pages and products while a term is typed; arrows choose, Enter opens. */
const Finder = ({ onDone }: { onDone: () => void }) => {
  const { api } = useShell();
  const { user } = useSession();
  const navigate = useNavigate();
  const [term, setTerm] = useState('');
  const [hurried, setHurried] = useState(false);
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
    <Autocomplete
      inputValue={term}
      onInputChange={(typed) => {
        setTerm(typed);
        setHurried(false);
      }}
    >
      <form onSubmit={openFirst} onKeyDownCapture={wait}>
        <TextField aria-label="Folio, cliente, correo, teléfono, producto o página" autoFocus>
          <Input placeholder="Folio, cliente, correo, teléfono, producto o página" {...parts} />
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
  );
};
