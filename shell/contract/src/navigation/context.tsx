import { createContext, type ReactNode, useContext } from 'react';
import type { Navigation } from './navigation';
import type { Page } from './open-page';

const PageContext = createContext<Page | null>(null);
/** Null on the server, where nobody goes anywhere. */
export const NavigationContext = createContext<Navigation | null>(null);

/** Gives the frame and the page below it the page that is shown. */
export const PageProvider = ({ page, children }: { page: Page; children: ReactNode }) => (
  <PageContext value={page}>{children}</PageContext>
);

/** The current page: its route, owner, and data or error. */
export function useCurrentPage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('useCurrentPage needs a <PageProvider> above it');
  return page;
}
