import type { ReviewedPiece } from '@actual/contracts';
import { ratingWords, reviewLengths } from '@actual/contracts/facts/catalog/reviews';
import { useShell } from '@actual/shell-contract';
import { Alert, LinkButton, PrivacyNote, Stack, StarChoice, Text, TextAreaField, TextField } from '@actual/ui';
import { useState } from 'react';
import { OwnForm } from '../forms/OwnForm';
import { SubmitRow } from '../forms/SubmitRow';
import { useOwnForm } from '../forms/use-own-form';
import { useSend } from '../forms/use-send';
import { type HandedIn, PicturesField, useHandingIn } from './PicturesField';
import { reviewRules } from './review-rules';

/** Thanks, and the next steps. */
export const Received = ({ piece }: { piece: ReviewedPiece }) => (
  <Stack gap={4}>
    <Alert tone="success" title="Gracias por tu opinión" live>
      La leemos antes de publicarla. No quitamos opiniones por ser malas: solo las que traen datos personales, insultos
      o no hablan del mueble.
    </Alert>
    <div>
      <LinkButton href={piece.url} variant="secondary">
        {`Ver ${piece.name}`}
      </LinkButton>
    </div>
  </Stack>
);

/** Stars, words and photographs for a bought piece. */
export const ReviewForm = ({ piece, linkKey }: { piece: ReviewedPiece; linkKey: string | undefined }) => {
  const { api } = useShell();
  const { form, field, answer } = useOwnForm(reviewRules);
  const [pictures, setPictures] = useState<readonly HandedIn[]>([]);
  const handingIn = useHandingIn({ id: piece.id, key: linkKey }, (one) => setPictures((before) => [...before, one]));
  const sending = useSend(form, {
    ...reviewRules,
    send: ({ rating, title, text }) =>
      api('POST /reviews/piece/{id}', {
        params: { id: piece.id },
        body: { key: linkKey, rating: Number(rating), title, text, pictures: pictures.map(({ id }) => id) },
      }),
  });
  if (sending.isSuccess || answer?.sent) return <Received piece={piece} />;
  const { label: legend, ...stars } = field('rating');
  const busy = handingIn.isPending ? 'Subiendo tus fotos' : false;
  return (
    <OwnForm
      name={reviewRules.name}
      onSubmit={handingIn.isPending ? (event) => event.preventDefault() : sending.submit}
    >
      <Stack gap={5}>
        <StarChoice {...stars} legend={legend} words={ratingWords} />
        <TextField {...field('title')} optional maxLength={reviewLengths.title} />
        <TextAreaField
          {...field('text')}
          rows={6}
          maxLength={reviewLengths.text}
          hint="Cómo se ve, qué tan cómodo es, cómo llegó. Sin teléfonos ni direcciones."
        />
        <PicturesField
          handingIn={handingIn}
          pictures={pictures}
          onRemove={(id) => setPictures((before) => before.filter((one) => one.id !== id))}
        />
        {piece.author ? <Text step="small">{`Se publica como ${piece.author}`}</Text> : null}
        <SubmitRow words="Enviar opinión" busy={sending.isPending ? 'Enviando' : busy} refused={sending.refused} />
        <PrivacyNote form="review" />
      </Stack>
    </OwnForm>
  );
};
