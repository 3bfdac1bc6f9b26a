import { pageSize } from '@actual/contracts/facts/page-size';
import { Link } from '@actual/shell-contract';
import type { ReactNode } from 'react';
import { Empty, type EmptyProps } from './Empty';
import { Pagination } from './Pagination';
import { Column, Foot, Note, PageTitle, Sheet, StaffPage } from './StaffPage';
import { Tabs } from './Tabs';

interface View<State extends string> {
  state: State;
  page: number;
}
interface ListPageProps<State extends string> {
  /** The page's name in the menu. */
  label: string;
  /** A sentence about the list, for somebody who opens it for the first time. */
  note: string;
  view: View<State>;
  /** The lists in the order of their tabs: their names, and what is said of an empty one. */
  lists: readonly (readonly [state: State, name: string, nothing: EmptyProps])[];
  hrefFor: (view: View<State>) => string;
  /** Actions on the whole list, such as an export. */
  tools?: ReactNode;
  /** Rows of all pages of the list that is shown. */
  total: number;
  /** The rows of the page; null where there are none. */
  children: ReactNode;
}

/** A desk page of several lists in tabs, a page of rows at a time. */
export function ListPage<State extends string>(props: ListPageProps<State>) {
  const { label, note, view, lists, hrefFor, tools, total, children } = props;
  const nothing = lists.find(([state]) => state === view.state)?.[2];
  return (
    <StaffPage title={label}>
      <Column>
        <PageTitle>{label}</PageTitle>
        <Note>{note}</Note>
        <nav aria-label="Listas">
          <Tabs>
            {lists.map(([state, name]) => (
              <li key={state}>
                <Link to={hrefFor({ state, page: 1 })} aria-current={state === view.state ? 'page' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </Tabs>
        </nav>
        {tools ? <div>{tools}</div> : null}
        <Sheet>
          {children ?? (nothing && <Empty {...nothing} />)}
          {total > pageSize ? (
            <Foot>
              <Note>{`${total} en total`}</Note>
              <Pagination
                page={view.page}
                pages={Math.ceil(total / pageSize)}
                hrefFor={(page) => hrefFor({ ...view, page })}
              />
            </Foot>
          ) : null}
        </Sheet>
      </Column>
    </StaffPage>
  );
}
