import { useShell } from '@actual/shell-contract';
import { useEffect } from 'react';
import { remember } from './seen';

/** Looking at a piece is remembered, on the device and as a count; in a kiosk nobody's looks are. */
export function useRemembered(id: string, wanted: boolean): void {
  const { api } = useShell();
  useEffect(() => {
    if (!wanted) return;
    remember(id);
    // a view that is not counted is nobody's error
    api('POST /product/addseen/{id}', { params: { id } }).catch(() => undefined);
  }, [api, id, wanted]);
}
