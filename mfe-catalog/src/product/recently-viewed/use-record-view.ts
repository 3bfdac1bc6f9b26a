import { useShell } from '@actual/shell-contract';
import { useEffect } from 'react';
import { recordView } from './recently-viewed';

/** Records a view on this device and in the product's count; a kiosk records nothing. */
export function useRecordView(id: string, wanted: boolean): void {
  const { api } = useShell();
  useEffect(() => {
    if (!wanted) return;
    recordView(id);
    // a view that is not counted is nobody's error
    api('POST /product/addseen/{id}', { params: { id } }).catch(() => undefined);
  }, [api, id, wanted]);
}
