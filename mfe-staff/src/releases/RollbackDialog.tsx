import type { Release } from '@actual/contracts';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { ApiError, useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { Dialog, DialogFoot } from '@actual/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { unansweredText } from '../access/unanswered-text';
import { PrimaryButton, QuietButton } from '../fields/controls';
import { dialogBody } from '../layout/dialog-body';
import { releasesKey } from './release-queries';
import { remoteName } from './release-words';

const Words = styled.div`
  ${dialogBody}
`;
const refusals: Readonly<Record<string, string>> = {
  conflict: 'Alguien más publicó o regresó una versión mientras tanto. Cierra y revisa la lista.',
  forbidden: 'Solo el equipo de esta parte puede regresarla.',
};
const refusedWords = (error: unknown): string =>
  (error instanceof ApiError ? refusals[error.code] : undefined) ?? unansweredText(error) ?? tryAgainText;

export interface RollbackDialogProps {
  release: Release & { rollback: NonNullable<Release['rollback']> };
  onClose: () => void;
}

/** Asks once more before the last release of a remote is taken back, and does it. */
export const RollbackDialog = ({ release: { remote, rollback }, onClose }: RollbackDialogProps) => {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  // one question, one key: a second press is the same rollback
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const goBack = async () => {
    if (isBusy) return;
    setBusy(true);
    setRefused(null);
    try {
      const { current } = await api(
        'POST /releases/{remote}/rollback',
        { params: { remote }, body: { from: rollback.from } },
        { idempotencyKey },
      );
      toast({ tone: 'success', title: `${remoteName(remote)} está en la versión ${current}` });
      onClose();
    } catch (error) {
      setRefused(refusedWords(error));
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: releasesKey });
    }
  };
  return (
    <Dialog open onClose={onClose} title={`Regresar ${remoteName(remote)}`} size="s">
      <Words>
        <p>
          Se retira <b>{rollback.from}</b>. Desde su siguiente página, todos reciben <b>{rollback.to}</b>; las pestañas
          abiertas siguen con la versión que tienen.
        </p>
        {refused ? <p role="alert">{refused}</p> : null}
        <DialogFoot>
          <QuietButton type="button" onClick={onClose}>
            Cancelar
          </QuietButton>
          <PrimaryButton type="button" aria-busy={isBusy} onClick={() => void goBack()}>
            Regresar la versión
          </PrimaryButton>
        </DialogFoot>
      </Words>
    </Dialog>
  );
};
