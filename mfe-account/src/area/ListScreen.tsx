import { EmptyState, LinkButton, Stack } from '@actual/ui';
import type { ReactNode } from 'react';
import { AreaScreen } from './AreaScreen';
import { ListFilters } from './ListFilters';
import { hrefOf, isFiltered, type ListView } from './list-view';
import { Pagination } from './Pagination';

interface ListScreenProps {
  title: string;
  path: string;
  view: ListView<string>;
  total: number;
  /** States to choose from, in words. */
  states: Readonly<Record<string, string>>;
  /** Tells a user without entries what the list will hold. */
  nothingYet: string;
  /** Content above the list, also when the list is empty. */
  before?: ReactNode;
  children: ReactNode;
}

/** So many are seen at a glance: nothing to filter. */
const few = 3;

/** A list of the client area: filters where they help, cards, pages; advice where it is empty. */
export const ListScreen = ({ title, path, view, total, states, nothingYet, before, children }: ListScreenProps) => {
  const filtered = isFiltered(view);
  const filter = (state: string | null) => hrefOf(path, { ...view, state, page: 1 });
  return (
    <AreaScreen title={title}>
      <Stack gap={5}>
        {before}
        {total > few || filtered ? (
          <ListFilters
            path={path}
            label="Estado"
            state={view.state}
            folio={view.folio}
            states={[
              { value: null, words: 'Todos', href: filter(null) },
              ...Object.entries(states).map(([value, words]) => ({ value, words, href: filter(value) })),
            ]}
          />
        ) : null}
        {total > 0 ? (
          <Stack as="section" gap={4} aria-label={title}>
            {children}
          </Stack>
        ) : (
          <EmptyState
            illustration={filtered ? 'noResults' : 'emptyCart'}
            title="No hay información"
            text={filtered ? 'Nada coincide con lo que elegiste.' : nothingYet}
            action={<LinkButton href={filtered ? path : '/'}>{filtered ? 'Ver todo' : 'Ver muebles'}</LinkButton>}
          />
        )}
        <Pagination page={view.page} total={total} hrefOf={(page) => hrefOf(path, { ...view, page })} />
      </Stack>
    </AreaScreen>
  );
};
