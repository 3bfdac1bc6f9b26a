import type { Quotation } from '@actual/contracts';
import { useQueryClient } from '@actual/shell-contract';
import { Alert, Button } from '@actual/ui';
import { useState } from 'react';
import { ownVersionKey } from '../../shared/quotation-queries';
import { changesBetween } from './quotation-changes';

/** Changes made by another device since this page last showed the quotation; the notice stays until it was read. */
export function ForeignChanges({ quotation }: { quotation: Quotation }) {
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState(quotation);
  const own = queryClient.getQueryData<number>(ownVersionKey(quotation.id)) === quotation.version;
  const changes = seen.version === quotation.version || own ? [] : changesBetween(seen, quotation);
  // nothing to report: the person has seen this version now
  if (seen !== quotation && changes.length === 0) setSeen(quotation);
  if (changes.length === 0) return null;
  return (
    <Alert
      tone="warning"
      live
      title="Esta cotización cambió en otro dispositivo"
      action={
        <Button size="s" onClick={() => setSeen(quotation)}>
          Entendido
        </Button>
      }
    >
      <ul>
        {changes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
}
