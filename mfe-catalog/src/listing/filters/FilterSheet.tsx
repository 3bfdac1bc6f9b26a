import { Button, LinkButton, pieces, Sheet } from '@actual/ui';
import type { ReactNode } from 'react';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Pieces that the present filters leave. */
  total: number;
  /** Address of the list without filters, where there are any. */
  clearHref?: string;
  children: ReactNode;
}

/** The filters over the whole screen of a phone. */
export const FilterSheet = ({ open, onClose, title, total, clearHref, children }: FilterSheetProps) => (
  <Sheet
    open={open}
    onClose={onClose}
    title={title}
    side="full"
    footer={
      <>
        {clearHref ? (
          <LinkButton block variant="secondary" href={clearHref}>
            Quitar
          </LinkButton>
        ) : null}
        <Button block variant="primary" onClick={onClose}>
          {`Ver ${pieces(total)}`}
        </Button>
      </>
    }
  >
    {children}
  </Sheet>
);
