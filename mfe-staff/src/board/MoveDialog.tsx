import type { BoardCard } from '@actual/contracts';
import { quotationStageWords } from '@actual/contracts/facts/payment/quotation-states';
import { useShell } from '@actual/shell-contract';
import { Dialog, Stack, Text } from '@actual/ui';
import { CloseAsLost } from '../follow-up/CloseAsLost';
import { RecordForm } from '../follow-up/RecordForm';
import { SaveRow } from '../follow-up/SaveRow';
import { useChange } from '../follow-up/use-change';
import type { Move } from './moves';

interface MoveFormProps {
  card: BoardCard;
  /** The quotation changed, or somebody else changed it before: the board is no longer true. */
  onChanged: () => void;
  onClose: () => void;
}

const Reopen = ({ card: { id, openStage }, onChanged, onClose }: MoveFormProps) => {
  const { api } = useShell();
  const reopen = useChange<void>(id, {
    said: 'Cotización reabierta',
    send: () => api('POST /quotation/{id}/reopen', { params: { id }, body: {} }),
    onDone: onClose,
    onSettled: onChanged,
  });
  return (
    <form
      aria-label="Reabrir cotización"
      onSubmit={(event) => {
        event.preventDefault();
        reopen.mutate();
      }}
    >
      <Stack gap={4}>
        <Text>{`Vuelve a «${quotationStageWords[openStage]}» y el cliente puede pagarla otra vez.`}</Text>
        <SaveRow change={reopen} words="Reabrir cotización" busy="Reabriendo" variant="primary" />
      </Stack>
    </form>
  );
};

const titles: Readonly<Record<Move, string>> = {
  record: '¿Qué se habló?',
  close: 'Cerrar como perdida',
  reopen: 'Reabrir',
};

/** The form that the new state of a quotation needs; closed without an answer, the card stays where it is. */
export const MoveDialog = ({ move, ...form }: MoveFormProps & { move: Move }) => {
  const { card, onChanged, onClose } = form;
  const after = { quotationId: card.id, onDone: onClose, onSettled: onChanged };
  return (
    <Dialog open onClose={onClose} title={`${titles[move]} · ${card.folio}`} size="m">
      {move === 'record' ? <RecordForm first {...after} /> : null}
      {move === 'close' ? <CloseAsLost {...after} /> : null}
      {move === 'reopen' ? <Reopen {...form} /> : null}
    </Dialog>
  );
};
