import type { ClientSheet } from '@actual/contracts';
import { storeYear } from '@actual/contracts/store-day';
import { Link } from '@actual/shell-contract';
import { Row, Text } from '@actual/ui';
import { recordIcons } from '../follow-up/Timeline';
import { TimelineItem, TimelineList, TimelineNotes } from '../layout/TimelineParts';
import { momentWords } from '../reports/moment-words';

/** Conversations with a client, about all their quotations. */
export const ClientRecords = ({ records }: { records: ClientSheet['Records'] }) =>
  records.length === 0 ? (
    <Text tone="text2">Nadie ha registrado que hablara con este cliente.</Text>
  ) : (
    <TimelineList aria-label="Eventos">
      {records.map(({ id, eventType, User, dateTime, notes, quotation }) => (
        <TimelineItem key={id} icon={recordIcons[eventType]}>
          <Row justify="space-between" wrap gap={2}>
            <Text>
              <strong>{eventType}</strong> <span>{`${User.firstName} ${User.lastName}`.trim()}</span>
              {' · '}
              <Link to={`/quotations/edit/${quotation.id}`}>{quotation.folio}</Link>
            </Text>
            <Text step="small" tone="text2" as="time" dateTime={dateTime}>
              {momentWords(dateTime, storeYear())}
            </Text>
          </Row>
          {notes ? <TimelineNotes>{notes}</TimelineNotes> : null}
        </TimelineItem>
      ))}
    </TimelineList>
  );
