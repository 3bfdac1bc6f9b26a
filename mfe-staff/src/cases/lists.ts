import type { ReactNode } from 'react';
import type { CasesView } from './view';

/** The properties of each of the three lists. */
export interface ListProps {
  view: CasesView;
  /** The year that dates leave unsaid. */
  year: number;
  now: number;
  /** The row whose form is open. */
  open: string | null;
  onOpen: (id: string) => void;
  /** Something was closed or sent: everything is read anew. */
  onDone: () => void;
  empty: ReactNode;
}
