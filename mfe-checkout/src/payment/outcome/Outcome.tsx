import type { CardPaymentReply } from '@actual/contracts';
import { PaymentState } from '@actual/contracts/facts/payment/states';
import { countWords } from '@actual/contracts/facts/text/written';
import { ApiError, connectionText } from '@actual/shell-contract';
import { Alert, Button, formatPesos, LinkButton } from '@actual/ui';
import { refusalText } from '../../shared/refusals';
import { CardKindError, LibraryTokenError, TokenError } from '../card/card-token';
import {
  blockedText,
  declinedText,
  isDeclined,
  offlineText,
  onceText,
  pendingText,
  rejectionText,
  tokenText,
  transferAdvice,
  transferText,
} from './outcome-words';

interface OutcomeProps {
  reply: CardPaymentReply | undefined;
  error: unknown;
  /** The total of the last attempt, and the one of today. */
  totals?: [seen: number, now: number] | undefined;
  /** The last attempt was a transfer. */
  transfer: boolean;
  /** Chooses SPEI, where it is another way than the one that was tried. */
  onSpei?: (() => void) | undefined;
}

function refused(error: unknown, [seen, now]: [number, number]): string {
  if (error instanceof CardKindError) return error.message;
  if (error instanceof LibraryTokenError && navigator.onLine) return blockedText;
  if (error instanceof TokenError) return navigator.onLine ? tokenText : offlineText;
  const silent = connectionText(error);
  if (silent) return `${silent} ${onceText}`;
  if (error instanceof ApiError && error.code === 'total_changed' && seen !== now)
    return `El total pasó de ${formatPesos(seen)} a ${formatPesos(now)}. Revísalo e intenta de nuevo: no se hizo ningún cargo.`;
  return refusalText(error);
}

/** The result of the last attempt. */
export function Outcome({ reply, error, totals = [0, 0], transfer, onSpei }: OutcomeProps) {
  const other = onSpei ? <Button onClick={onSpei}>Pagar con SPEI</Button> : null;
  if (transfer && error instanceof ApiError && error.code === 'payment_provider_unavailable') {
    return (
      <Alert tone="error" live title={transferText}>
        {transferAdvice}
      </Alert>
    );
  }
  if (error) {
    const isOver = error instanceof ApiError && error.code === 'unauthorized';
    // this document has no sign-in, and a card that was typed stays in it
    const enter = isOver ? (
      <LinkButton href="/entrar" target="_blank" rel="noreferrer">
        Entrar en otra pestaña
      </LinkButton>
    ) : null;
    return (
      <Alert tone="error" live action={error instanceof LibraryTokenError ? other : enter}>
        {refused(error, totals)}
      </Alert>
    );
  }
  if (reply?.status === PaymentState.approved && !reply.data.orderId) {
    return (
      <Alert tone="success" live title="Tu pago se acreditó">
        Elige cómo pagar el resto.
      </Alert>
    );
  }
  if (reply?.status !== PaymentState.rejected) return null;
  const { attemptsLeft } = reply.data;
  const title = rejectionText(reply.status_detail);
  if (!isDeclined(reply.status_detail)) {
    return (
      <Alert tone="error" live title={title}>
        {title === transferText ? transferAdvice : null}
      </Alert>
    );
  }
  const left = `Te ${attemptsLeft === 1 ? 'queda' : 'quedan'} ${countWords(attemptsLeft, 'intento', 'intentos')}.`;
  return (
    <Alert tone="error" live title={title} action={attemptsLeft === 0 ? null : other}>
      {attemptsLeft === 0 ? declinedText : left}
    </Alert>
  );
}

/** A payment that is not decided: nobody pays a second time meanwhile. */
export function Undecided({ detail, transfer }: { detail: string; transfer: boolean }) {
  const { title, text } = pendingText(detail, transfer);
  return (
    <Alert tone="info" title={title} live>
      {text}
    </Alert>
  );
}
