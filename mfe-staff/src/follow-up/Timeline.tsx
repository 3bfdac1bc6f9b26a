import type { FollowUpRecord } from '@actual/contracts';
import { type RecordEvent, recordEvents } from '@actual/contracts/facts/follow-up';
import { storeYear } from '@actual/contracts/store-day';
import { useMutation, useShell } from '@actual/shell-contract';
import { downloadFile } from '@actual/shell-contract/download-file';
import { Alert, Button, Chip, type IconName, Row, Stack, Text } from '@actual/ui';
import { useState } from 'react';
import { TimelineItem, TimelineList, TimelineNotes } from '../layout/TimelineParts';
import { momentWords } from '../reports/moment-words';

const icons: Readonly<Record<RecordEvent, IconName>> = {
  Email: 'mail',
  Llamada: 'phone',
  WhatsApp: 'share',
  Visita: 'store',
};

/** The image that belongs to an event, for its reader to keep. */
const Image = ({ filename }: { filename: string }) => {
  const { brand } = useShell();
  const download = useMutation({
    mutationFn: () => downloadFile(brand.site, `/uploads/records/gallery/${filename}`, `seguimiento-${filename}`),
  });
  return (
    <>
      <Button
        variant="link"
        icon="download"
        busy={download.isPending ? 'Descargando' : false}
        onClick={() => download.mutate()}
      >
        Imagen
      </Button>
      {download.isError ? (
        <Alert tone="error" live>
          Hubo un error, intenta de nuevo
        </Alert>
      ) : null}
    </>
  );
};

const Entry = ({ entry: { eventType, User, dateTime, notes, files } }: { entry: FollowUpRecord }) => (
  <TimelineItem icon={icons[eventType]}>
    <Row justify="space-between" wrap gap={2}>
      <Text step="ui">
        <strong>{eventType}</strong>
        <span>{` · ${`${User.firstName} ${User.lastName}`.trim()}`}</span>
      </Text>
      <Text step="small" tone="text2" as="time" dateTime={dateTime}>
        {momentWords(dateTime, storeYear())}
      </Text>
    </Row>
    {notes ? <TimelineNotes>{notes}</TimelineNotes> : null}
    {files.map(({ filename }) => (
      <Image key={filename} filename={filename} />
    ))}
  </TimelineItem>
);

/** What was spoken about a quotation, newest first, of all kinds or of one. */
export const Timeline = ({ records }: { records: readonly FollowUpRecord[] }) => {
  const [only, setOnly] = useState<RecordEvent | null>(null);
  if (records.length === 0) return <Text tone="text2">No hay información. El primer evento aparecerá aquí.</Text>;
  const shown = records.filter(({ eventType }) => only === null || eventType === only);
  const kinds = recordEvents.filter((kind) => records.some(({ eventType }) => eventType === kind));
  return (
    <Stack gap={5}>
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
    </Stack>
  );
};
