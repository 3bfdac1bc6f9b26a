import type { ModeratedReview } from '@actual/contracts';
import { reviewLengths } from '@actual/contracts/facts/catalog/reviews';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { ApiError, useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { saysTooMuch } from '@actual/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { unansweredText } from '../access/unanswered-text';
import { WhoChanged } from '../audit/WhoChanged';
import { Field, PrimaryButton, QuietButton } from '../fields/controls';
import { TextArea, TextLine } from '../fields/uncut';
import { narrow } from '../layout/StaffPage';
import { reviewsKey } from './review-queries';

const Lines = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 8px;
  max-width: 760px;
  > p {
    grid-column: 1 / -1;
    color: var(--d-bad);
    font-weight: 600;
  }
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const doneWords = { published: 'Opinión publicada', refused: 'Opinión rechazada' } as const;

const refusedWords = (error: unknown): string =>
  error instanceof ApiError && error.code === 'conflict'
    ? 'Alguien más ya la revisó. Vuelve a cargar la lista.'
    : (unansweredText(error) ?? tryAgainText);

/** Publishes a review, with the shop's answer where there is one, or refuses it; typed text stays when that fails. */
export const DecisionForm = ({ review }: { review: ModeratedReview }) => {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  const answer = useRef<HTMLTextAreaElement>(null);
  const reason = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'published' | 'refused' | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const isPublished = review.state === 'published';
  const decide = async (state: 'published' | 'refused') => {
    if (busy) return;
    const why = reason.current?.value.trim() || null;
    if (state === 'refused' && !why) {
      setRefused('Escribe por qué no se publica.');
      reason.current?.focus();
      return;
    }
    setBusy(state);
    setRefused(null);
    setFailure(null);
    try {
      await api('PUT /reviews/{id}', {
        params: { id: review.id },
        body: {
          from: review.state,
          state,
          answer: answer.current?.value.trim() || null,
          reason: state === 'refused' ? why : null,
        },
      });
      toast({ tone: 'success', title: doneWords[state] });
      await queryClient.invalidateQueries({ queryKey: reviewsKey });
    } catch (error) {
      setRefused(refusedWords(error));
      setFailure(error);
    } finally {
      setBusy(null);
    }
  };
  return (
    <Lines
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saysTooMuch(event.currentTarget)) void decide('published');
      }}
    >
      <Field>
        Respuesta de la tienda (opcional)
        <TextArea ref={answer} rows={2} maxLength={reviewLengths.answer} defaultValue={review.answer ?? ''} />
      </Field>
      <PrimaryButton type="submit" aria-busy={busy === 'published'}>
        {isPublished ? 'Guardar respuesta' : 'Publicar'}
      </PrimaryButton>
      {review.state === 'refused' ? null : (
        <>
          <Field>
            Motivo para no publicarla
            <TextLine
              ref={reason}
              maxLength={reviewLengths.reason}
              autoComplete="off"
              placeholder="Ej. trae un teléfono"
            />
          </Field>
          <QuietButton
            type="button"
            aria-busy={busy === 'refused'}
            onClick={({ currentTarget }) => {
              if (!saysTooMuch(currentTarget.form)) void decide('refused');
            }}
          >
            {isPublished ? 'Retirar' : 'Rechazar'}
          </QuietButton>
        </>
      )}
      {refused ? (
        <p role="alert">
          <span>{refused}</span>
          <WhoChanged id={review.id} error={failure} byConflict />
        </p>
      ) : null}
    </Lines>
  );
};
