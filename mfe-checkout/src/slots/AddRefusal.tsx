import { Alert } from '@actual/ui';
import { useEffect, useRef } from 'react';
import { refusalText } from '../shared/refusals';

/** Why something was not added, brought into sight: the button that was pressed may be at the edge of the screen. */
export function AddRefusal({ error }: { error: unknown }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [error]);
  return error ? (
    <div ref={ref}>
      <Alert tone="error" live>
        {refusalText(error)}
      </Alert>
    </div>
  ) : null;
}
