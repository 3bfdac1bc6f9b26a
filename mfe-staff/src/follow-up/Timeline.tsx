import type { FollowUpRecord } from '@actual/contracts';
import { type RecordEvent, recordEvents } from '@actual/contracts/facts/desk/follow-up';
import { recordsShown } from '@actual/contracts/facts/desk/shown-counts';
import { storeYear } from '@actual/contracts/store-day';
import { Chip, type IconName, Row, Text } from '@actual/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { TimelineItem, TimelineList, TimelineNotes } from '../layout/TimelineParts';
import { momentWords } from '../reports/moment-words';
import { RecordPicture } from './RecordPicture';

/** The icon of each kind of event. */
export const recordIcons: Readonly<Record<RecordEvent, IconName>> = {
  Email: 'mail',
  Llamada: 'phone',
  WhatsApp: 'chat',
  Visita: 'store',
};

const Box = styled.div`
  display: grid;
  gap: 8px;
  padding: 10px 14px 14px;
  border-top: 1px solid var(--d-line);
`;

const Entry = ({ entry: { eventType, User, dateTime, notes, files } }: { entry: FollowUpRecord }) => (
  <TimelineItem icon={recordIcons[eventType]}>
    <Row justify="space-between" wrap gap={2}>
      <Text step="body">
        <strong>{eventType}</strong> <span>{`${User.firstName} ${User.lastName}`.trim()}</span>
      </Text>
      <Text step="small" tone="text2" as="time" dateTime={dateTime}>
        {momentWords(dateTime, storeYear())}
      </Text>
    </Row>
    {notes ? <TimelineNotes>{notes}</TimelineNotes> : null}
    {files.map(({ filename }) => (
      <RecordPicture key={filename} filename={filename} />
    ))}
  </TimelineItem>
);

/** Conversations about a quotation, newest first, of all kinds or of one. */
export const Timeline = ({ records }: { records: readonly FollowUpRecord[] }) => {
  const [only, setOnly] = useState<RecordEvent | null>(null);
  const [all, setAll] = useState(false);
  if (records.length === 0)
    return (
      <Box>
        <Text tone="text2">No hay información. El primer evento aparecerá aquí.</Text>
      </Box>
    );
  const ofKind = records.filter(({ eventType }) => only === null || eventType === only);
  const shown = all ? ofKind : ofKind.slice(0, recordsShown);
  const kinds = recordEvents.filter((kind) => records.some(({ eventType }) => eventType === kind));
  return (
    <Box>
      {kinds.length > 1 ? (
        <Row gap={2} wrap role="group" aria-label="Mostrar">
          {[null, ...kinds].map((kind) => (
            <Chip key={kind ?? 'todos'} selected={only === kind} onClick={() => setOnly(kind)}>
              {kind ?? 'Todos'}
            </Chip>
          ))}
        </Row>
      ) : null}
      <TimelineList aria-label="Eventos">
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </TimelineList>
      {shown.length < ofKind.length ? (
        <div>
          <Chip onClick={() => setAll(true)}>{`Ver los ${ofKind.length}`}</Chip>
        </div>
      ) : null}
    </Box>
  );
};
