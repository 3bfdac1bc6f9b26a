import type { CardPaymentReply } from '@actual/contracts';
import { ApiError, connectionText } from '@actual/shell-contract';
import { Alert } from '@actual/ui';
import type { ReactNode } from 'react';
import { refusalText } from '../shared/refusals';
import { declinedText, offlineText, onceText, pendingText, rejectionText, tokenText, transferText } from './outcomes';
import { TokenError } from './use-pay';

interface OutcomeProps {
  reply: CardPaymentReply | undefined;
  error: unknown;
  /** The last attempt was a transfer. */
  transfer: boolean;
}

function refused(error: unknown, transfer: boolean): string {
  if (error instanceof TokenError) return navigator.onLine ? tokenText : offlineText;
  const silent = connectionText(error);
  if (silent) return `${silent} ${onceText}`;
  const unknown = error instanceof ApiError && error.code === 'payment_provider_unavailable';
  return transfer && unknown ? transferText : refusalText(error);
}

/** What came of the last attempt. */
export function Outcome({ reply, error, transfer }: OutcomeProps) {
  if (error) {
    return (
      <Alert tone="error" live>
        {refused(error, transfer)}
      </Alert>
    );
  }
  if (reply?.status === 'approved' && !reply.data.orderId) {
    return (
      <Alert tone="success" live title="Tu pago se acreditó">
        Elige cómo pagar el resto.
      </Alert>
    );
  }
  if (reply?.status !== 'rejected') return null;
  const { attemptsLeft } = reply.data;
  const left = `Te ${attemptsLeft === 1 ? 'queda 1 intento' : `quedan ${attemptsLeft} intentos`}.`;
  return (
    <Alert tone="error" live title={rejectionText(reply.status_detail)}>
      {`${declinedText}${attemptsLeft === 0 ? '' : ` ${left}`}`}
    </Alert>
  );
}

/** A payment that is not decided: nobody pays a second time meanwhile. */
export function Undecided({ detail, action }: { detail: string; action?: ReactNode }) {
  const { title, text } = pendingText(detail);
  return (
    <Alert tone="info" title={title} live action={action}>
      {text}
    </Alert>
  );
}
