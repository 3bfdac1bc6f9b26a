import type { RequestablePieces } from '@actual/contracts';
import { type RequestKind, requestKinds, requestKindWords } from '@actual/contracts/facts/delivery/after-sale';
import { formatDate } from '@actual/contracts/facts/text/written';
import { useNavigate } from '@actual/shell-contract';
import { Alert, OptionGroup } from '@actual/ui';
import { kindAddresses, obstacleText, requestsPage } from './request-words';

interface KindChoiceProps {
  orderId: string;
  chosen: RequestKind | undefined;
  pieces: readonly RequestablePieces[];
  /** Then nothing more to ask for needs no words. */
  hasRequests: boolean;
}

/** Until when a kind can be asked for, of the line that has most time; or why of none. */
function noteOf(pieces: readonly RequestablePieces[], kind: RequestKind): { text: string; open: boolean } {
  const until = pieces
    .flatMap(({ kinds }) => kinds.filter((one) => one.kind === kind && one.obstacle === null))
    .map((one) => one.until ?? '')
    .sort()
    .at(-1);
  if (until) return { text: `Hasta el ${formatDate(until)}`, open: true };
  const [first] = pieces;
  const text = first ? obstacleText(first, kind) : null;
  return { text: text ? `No se puede: ${text}` : 'No se puede', open: false };
}

/** The kinds of request, each with its last day. They are addresses, so that they can be chosen without script. */
export function KindChoice({ orderId, chosen, pieces, hasRequests }: KindChoiceProps) {
  const navigate = useNavigate();
  const addressOf = (kind: RequestKind): string => `${requestsPage(orderId)}?tipo=${kindAddresses[kind]}`;
  const kinds = requestKinds.map((kind) => ({ kind, ...noteOf(pieces, kind) }));
  if (kinds.every(({ open }) => !open))
    return hasRequests ? null : (
      <Alert tone="info" title="No hay nada que pedir de este pedido">
        Sus piezas todavía no se entregan o su plazo terminó.
      </Alert>
    );
  return (
    <OptionGroup
      legend="¿Qué necesitas?"
      name="tipo"
      columns={1}
      value={chosen ?? null}
      onChange={(kind) => navigate(addressOf(kind as RequestKind), { preventScrollReset: true })}
      options={kinds.map(({ kind, text, open }) => ({
        value: kind,
        title: requestKindWords[kind].choice,
        text,
        disabled: !open,
        href: open ? addressOf(kind) : undefined,
      }))}
    />
  );
}
