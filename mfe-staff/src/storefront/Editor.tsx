import type { StorefrontDocument } from '@actual/contracts';
import { usePendingLocation, useShell, useToast } from '@actual/shell-contract';
import { saysTooMuch } from '@actual/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { PrimaryButton, QuietButton } from '../fields/controls';
import { Fields } from '../fields/FormField';
import { useAction } from '../fields/use-action';
import { Panel, PanelTitle } from '../layout/Panel';
import { Note } from '../layout/StaffPage';
import { ContentEditor } from './editors/ContentEditor';
import { isLater, MomentField, momentComplaint, momentOf } from './MomentField';
import { Preview } from './previews/Preview';
import { firstText, refusedText } from './refusal-words';
import { documentQuery } from './storefront-queries';
import { cleaned, complaintOf } from './storefront-words';
import type { useDraft } from './use-draft';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  > [role='alert'] {
    color: var(--d-bad);
    font-weight: 600;
  }
`;
/** Both begin at the same height, whatever is said below them. */
const Moments = styled(Fields)`
  align-items: start;
`;
const Conflict = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px 14px;
  color: #7a4e00;
  background: #fbf0d6;
  border-radius: 6px;
`;

interface EditorProps {
  document: StorefrontDocument;
  working: ReturnType<typeof useDraft>;
  onSaved: (document: StorefrontDocument) => void;
}

/** The form of a document: its content, beginning and end; nothing typed is lost when somebody else was first. */
export const Editor = ({ document, working: { draft, change, drop, isTyped }, onSaved }: EditorProps) => {
  const { api, queryClient } = useShell();
  const toast = useToast();
  const isLeaving = usePendingLocation() !== null;
  const params = { document: document.document };
  const preview = useAction({
    mutationFn: () => api('POST /storefront/{document}/preview', { params, body: { content: cleaned(draft.content) } }),
  });
  const save = useAction({
    mutationFn: (revision: number) => {
      const moments = { from: momentOf(draft.from), until: momentOf(draft.until) };
      return api('PUT /storefront/{document}', {
        params,
        body: { revision, content: cleaned(draft.content), ...moments },
      });
    },
    onSuccess: (kept) => {
      toast({ tone: 'success', title: isLater(draft.from) ? 'Cambio programado' : 'Cambio publicado' });
      drop();
      preview.reset();
      onSaved(kept);
    },
    // the list below shows the other's result
    onError: () => queryClient.invalidateQueries({ queryKey: documentQuery(api, document.document).queryKey }),
  });
  const edit = (part: Parameters<typeof change>[0]) => {
    preview.reset();
    if (!firstText(save.error)) save.reset();
    change(part);
  };
  const complaint = isTyped
    ? (complaintOf(cleaned(draft.content)) ?? momentComplaint(draft.from) ?? momentComplaint(draft.until))
    : null;
  const conflict = firstText(save.error);
  const refused = conflict ? null : save.isError ? refusedText(save.error) : null;
  const panel = useRef<HTMLElement>(null);
  const publish = () => {
    if (!complaint && !save.isPending && !saysTooMuch(panel.current)) save.mutate(draft.revision);
  };
  return (
    // no form: nothing is published by a slip of the Enter key, and an early press is kept until the page is alive
    // and what is typed while another document is on its way would go to the wrong one
    <Panel ref={panel} aria-label="Cambio" inert={isLeaving}>
      <PanelTitle>Qué se muestra</PanelTitle>
      <ContentEditor content={draft.content} onChange={(content) => edit({ content })} />
      <Moments>
        <MomentField
          label="Desde"
          note="Vacío: en cuanto se guarda."
          moment={draft.from}
          onMoment={(from) => edit({ from })}
        />
        <MomentField
          label="Hasta"
          note="Vacío: hasta el siguiente cambio. Al terminar vuelve lo de antes."
          moment={draft.until}
          onMoment={(until) => edit({ until })}
        />
      </Moments>
      <Note>Hora de la tienda (Cancún).</Note>
      {conflict ? (
        <Conflict role="alert">
          <p>{`${conflict} Lo que escribiste sigue aquí; lo suyo está en la lista de cambios.`}</p>
          <Row>
            <QuietButton type="button" onClick={() => save.mutate(document.revision)}>
              Guardar lo mío
            </QuietButton>
            <QuietButton
              type="button"
              onClick={() => {
                save.reset();
                drop();
              }}
            >
              Tomar lo suyo
            </QuietButton>
          </Row>
        </Conflict>
      ) : null}
      <Row>
        <PrimaryButton type="button" aria-busy={save.isPending} disabled={!isTyped} onClick={publish}>
          {save.isPending ? 'Guardando' : isLater(draft.from) ? 'Programar' : 'Publicar'}
        </PrimaryButton>
        {draft.content.kind === 'texts' ? null : (
          <QuietButton
            type="button"
            aria-busy={preview.isPending}
            disabled={complaint !== null}
            onClick={() => {
              if (!saysTooMuch(panel.current)) preview.mutate();
            }}
          >
            Vista previa
          </QuietButton>
        )}
        {isTyped ? (
          <QuietButton
            type="button"
            onClick={() => {
              save.reset();
              preview.reset();
              drop();
            }}
          >
            Descartar
          </QuietButton>
        ) : null}
        {complaint || refused ? <p role="alert">{complaint ?? refused}</p> : null}
        {preview.isError ? <p role="alert">{refusedText(preview.error)}</p> : null}
      </Row>
      {preview.data ? (
        <section aria-label="Vista previa">
          <Preview preview={preview.data} />
        </section>
      ) : null}
    </Panel>
  );
};
