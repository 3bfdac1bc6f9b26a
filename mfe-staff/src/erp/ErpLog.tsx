import { storeYear } from '@actual/contracts/store-day';
import type { Reply } from '@actual/shell-contract';
import { Text, VisuallyHidden } from '@actual/ui';
import { styled } from 'styled-components';
import { momentWords } from '../reports/moment-words';

type Log = Reply<'POST /quotation/{id}/saporderconnectionlogs'>['logs'][number];

const List = styled.ol`
  display: grid;
  list-style: none;
  margin: 0;
  padding: 0;
`;
const Try = styled.li`
  display: grid;
  grid-template-columns: max-content 8px minmax(0, 1fr) max-content;
  align-items: baseline;
  gap: 4px 12px;
  padding: 6px 0;
  border-top: 1px solid var(--c-line);
  font-variant-numeric: tabular-nums;
  > :nth-child(3) {
    overflow-wrap: anywhere;
  }
`;
const Dot = styled.span<{ $ok: boolean }>`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${({ $ok }) => ($ok ? 'var(--c-success)' : 'var(--c-error)')};
`;

/** The last stretch of a line: the provider's code of a failure, else how long it took. */
const endOf = ({ code, durationMs }: Log): string => code ?? (durationMs > 0 ? `${durationMs} ms` : '—');

/** Every try to reach the ERP, newest first, in its own words. */
export const ErpLog = ({ logs }: { logs: readonly Log[] }) =>
  logs.length === 0 ? (
    <Text tone="text2">No hay información</Text>
  ) : (
    <List aria-label="Intentos">
      {logs.map((log) => (
        <Try key={`${log.at} ${log.sentence}`}>
          <Text as="time" step="small" tone="text2" dateTime={log.at}>
            {momentWords(log.at, storeYear())}
          </Text>
          <Dot $ok={log.ok}>
            <VisuallyHidden>{log.ok ? 'Hecho' : 'Falló'}</VisuallyHidden>
          </Dot>
          <span>{log.sentence}</span>
          <Text as="span" step="small" tone="text2">
            {endOf(log)}
          </Text>
        </Try>
      ))}
    </List>
  );
