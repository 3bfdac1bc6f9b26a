import type { FollowUp } from '@actual/contracts';
import { lostReasonWords } from '@actual/contracts/facts/desk/follow-up';
import { storeYear } from '@actual/contracts/store-day';
import { useShell } from '@actual/shell-contract';
import { Alert, Button, Stack, Text } from '@actual/ui';
import { momentWords } from '../reports/moment-words';
import { isManager, useDeskUser } from '../slots/staff-roles';
import { refusedText } from './follow-up-words';
import { useChange } from './use-change';

/** Why a quotation was lost, and a manager's way back. */
export const Lost = ({ quotationId, lost }: { quotationId: string; lost: NonNullable<FollowUp['lost']> }) => {
  const { api } = useShell();
  const user = useDeskUser();
  const reopen = useChange<void>(quotationId, {
    said: 'Cotización reabierta',
    send: () => api('POST /quotation/{id}/reopen', { params: { id: quotationId }, body: {} }),
  });
  return (
    <Stack gap={3}>
      <Text>
        <strong>{lostReasonWords[lost.reason]}</strong>
        <span>{lost.comment ? `. ${lost.comment}` : ''}</span>
      </Text>
      <Text step="small" tone="text2">
        {`La cerró ${lost.closedBy}, ${momentWords(lost.closedAt, storeYear())}.`}
      </Text>
      {reopen.isError ? (
        <Alert tone="error" live>
          {refusedText(reopen.error)}
        </Alert>
      ) : null}
      {isManager(user) ? (
        <div>
          <Button variant="secondary" busy={reopen.isPending ? 'Reabriendo' : false} onClick={() => reopen.mutate()}>
            Reabrir cotización
          </Button>
        </div>
      ) : null}
    </Stack>
  );
};
