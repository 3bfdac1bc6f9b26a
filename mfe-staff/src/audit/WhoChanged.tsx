import { formatMoment } from '@actual/contracts/store-day';
import { ApiError, useQuery, useShell } from '@actual/shell-contract';
import { useDeskUser } from '../slots/staff-roles';
import { objectAuditQuery } from './audit-queries';
import { actionWords } from './audit-words';
import { isChangedMeanwhile } from './changed-meanwhile';

/** Those that also come where nobody was: only a change after the object was read explains them. */
const perhaps = new Set(['already_left', 'delivery_date_unavailable', 'payment_amount_invalid']);
/** Calls that note something beside a quotation and leave it as it is. */
const besides = /\/(addrecord|nextstep|estimatedclosedate|sendemail|record|auth)\b/;

interface WhoChangedProps {
  /** The object, as the audit log names it. */
  id: string;
  error: unknown;
  /** Whether the object's calls refuse with `conflict` where somebody was first. */
  byConflict?: boolean;
  /** The calls that can be why, where it is not any change of the object. */
  calls?: RegExp;
  /** When the object was read that was changed, in milliseconds. */
  since?: number;
}

/** Who was first with what and when, where that is why a change of an object was refused; nothing for other refusals. */
export const WhoChanged = ({
  id,
  error,
  byConflict = false,
  calls,
  since = Number.POSITIVE_INFINITY,
}: WhoChangedProps) => {
  const { api } = useShell();
  const user = useDeskUser();
  const code = error instanceof ApiError ? error.code : '';
  const isSure = isChangedMeanwhile(error) || (byConflict && code === 'conflict');
  const isAsked = isSure || perhaps.has(code);
  const { data } = useQuery({ ...objectAuditQuery(api, id), enabled: isAsked, staleTime: 0 });
  const last = data?.find(
    ({ call, outcome }) => outcome && outcome.status < 400 && (calls ? calls.test(call) : !besides.test(call)),
  );
  if (!isAsked || !last || !(isSure || Date.parse(last.at) > since)) return null;
  const { User, call, at } = last;
  const did = actionWords(call);
  return (
    <span>
      {User.id === user?.id
        ? byConflict
          ? ' Fuiste tú, en otra ventana.'
          : ' Lo cambió su cliente, o tú en otra ventana.'
        : ` ${`${User.firstName} ${User.lastName}`.trim()} fue: ${did.charAt(0).toLowerCase()}${did.slice(1)}, ${formatMoment(at)}.`}
    </span>
  );
};
