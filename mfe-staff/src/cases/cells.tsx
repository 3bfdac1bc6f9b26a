import { countWords } from '@actual/contracts/facts/text/written';
import { Link } from '@actual/shell-contract';
import { styled } from 'styled-components';
import { textStyle } from '../layout/StaffPage';
import { momentWords } from '../reports/moment-words';

const tones = {
  open: ['#7a4e00', '#fbf0d6'],
  done: ['#1e6b48', '#e6f3ec'],
  plain: ['#3f4a5c', '#eceef1'],
} as const;

/** A word on its tint. */
export const CaseTag = styled.span<{ $tone: keyof typeof tones }>`
  ${textStyle(550, 12, 20)}
  display: inline-block;
  padding: 0 6px;
  border-radius: 4px;
  white-space: nowrap;
  color: ${({ $tone }) => tones[$tone][0]};
  background: ${({ $tone }) => tones[$tone][1]};
`;

/** How long somebody waits already: «3 días», «5 h», «12 min». */
export function ageWords(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`;
  return countWords(Math.floor(minutes / 1440), 'día', 'días');
}

/** Age first, the moment below it. */
export const Age = ({ since, now, year }: { since: string; now: number; year: number }) => (
  <span data-tight="">
    <span>{ageWords(since, now)}</span>
    <small>
      <time dateTime={since}>{momentWords(since, year)}</time>
    </small>
  </span>
);

interface WhereProps {
  orderId: string | null;
  folio: string | null;
  quotationId: string | null;
  quotationFolio?: string | null;
}
/** The order, or the quotation where there is none. */
export const Where = ({ orderId, folio, quotationId, quotationFolio }: WhereProps) => {
  if (orderId) return <Link to={`/checkout/order/${orderId}`}>{`Pedido ${folio ?? ''}`}</Link>;
  if (quotationId) return <Link to={`/quotations/edit/${quotationId}`}>{`Cotización ${quotationFolio ?? ''}`}</Link>;
  return <>—</>;
};

/** Staff's note, with its author and moment. */
export const SeenNote = ({ seen, year }: { seen: { by: string; at: string; note: string }; year: number }) => (
  <>
    <span>{seen.note}</span>
    <small>{`${seen.by}, ${momentWords(seen.at, year)}`}</small>
  </>
);
