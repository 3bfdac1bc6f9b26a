import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { formatMoment } from '@actual/contracts/store-day';
import { connectionText, type Reply, useMutation, useQuery, useShell, useToast } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { Alert, Button, Panel, Stack, Tag, Text, TextSkeleton } from '@actual/ui';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { sessionsQuery } from './profile-queries';

type OwnSession = Reply<'GET /me/sessions'>[number];

const List = styled.ul`
  border-top: 1px solid var(--c-line);
  li {
    display: grid;
    gap: 12px;
    padding-block: 16px;
    border-bottom: 1px solid var(--c-line);
    ${from.tablet} {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }
`;
const Device = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;

/** A press that also works where no script runs: the gateway makes the call and leads back here. */
const EndForm = ({ action, onEnd, children }: { action: string; onEnd: () => void; children: ReactNode }) => {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onEnd();
  };
  return (
    <form method="post" action={`/api${action}`} onSubmit={submit}>
      {children}
    </form>
  );
};

/** `null` ends every session but this one. */
function useEnd(onEnded: () => void) {
  const { api, queryClient } = useShell();
  const toast = useToast();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? api('POST /me/sessions/endothers') : api('POST /me/sessions/{id}/end', { params: { id } }),
    onSuccess: async (_ok, id) => {
      toast({ tone: 'success', title: id === null ? 'Cerramos tus otras sesiones' : 'Sesión cerrada' });
      await queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
      onEnded();
    },
    onError: (error) => toast({ tone: 'error', title: connectionText(error) ?? tryAgainText }),
  });
}

/** Where one is signed in, and the way to end that. */
export const Sessions = () => {
  const { api } = useShell();
  const { data, isError } = useQuery(sessionsQuery(api));
  const heading = useRef<HTMLHeadingElement>(null);
  // the button that was pressed is gone
  const ending = useEnd(() => heading.current?.focus());
  const isEnding = (id: string | null) => ending.isPending && ending.variables === id;
  const end = (id: string | null) => () => {
    if (!ending.isPending) ending.mutate(id);
  };
  return (
    <Panel as="section" aria-labelledby="sesiones">
      <Stack gap={4}>
        <div>
          <Text as="h2" step="h4" id="sesiones" tabIndex={-1} ref={heading}>
            Tus sesiones
          </Text>
          <Text step="small" tone="text2">
            Dónde está abierta tu cuenta. Si no reconoces una, ciérrala y cambia tu contraseña.
          </Text>
        </div>
        {data ? <SessionList sessions={data} end={end} isEnding={isEnding} /> : null}
        {isError && !data ? <Alert tone="error">No pudimos leer tus sesiones. Recarga la página.</Alert> : null}
        {data || isError ? null : <TextSkeleton lines={3} />}
        {data && data.length > 1 ? (
          <EndForm action="/me/sessions/endothers" onEnd={end(null)}>
            <Button type="submit" variant="secondary" icon="logout" busy={isEnding(null) ? 'Cerrando' : false}>
              Cerrar todas las demás
            </Button>
          </EndForm>
        ) : null}
      </Stack>
    </Panel>
  );
};

interface SessionListProps {
  sessions: readonly OwnSession[];
  end: (id: string) => () => void;
  isEnding: (id: string) => boolean;
}

const SessionList = ({ sessions, end, isEnding }: SessionListProps) => (
  <List>
    {sessions.map(({ id, device, createdAt, lastUsedAt, current }) => (
      <li key={id}>
        <div>
          <Device>
            <Text step="ui">{device}</Text>
            {current ? <Tag tone="success">Esta sesión</Tag> : null}
          </Device>
          <Text step="small" tone="text2">
            {`Abierta el ${formatMoment(createdAt)}. Último uso: ${formatMoment(lastUsedAt)}.`}
          </Text>
        </div>
        {current ? null : (
          <EndForm action={`/me/sessions/${id}/end`} onEnd={end(id)}>
            <Button
              type="submit"
              variant="secondary"
              aria-label={`Cerrar la sesión de ${device}`}
              busy={isEnding(id) ? 'Cerrando' : false}
            >
              Cerrar
            </Button>
          </EndForm>
        )}
      </li>
    ))}
  </List>
);
