import { reviewPicture as limit } from '@actual/contracts/facts/capacities';
import { reviewPictures } from '@actual/contracts/facts/catalog/reviews';
import { ApiError, useMutation, useShell } from '@actual/shell-contract';
import { Button, FileField, Row, Stack, Text } from '@actual/ui';
import { useRef } from 'react';
import { refusalOf } from '../forms/refusals';

/** A picture that was handed in and goes with the review. */
export interface HandedIn {
  id: string;
  name: string;
}

const megabytes = limit.bytes / 1_024 ** 2;
const words = {
  payload_too_large: `La foto pesa más de ${megabytes} MB. Elige otra.`,
  file_not_taken: 'El archivo no es una foto JPG, PNG o WebP, o está dañado. Elige otra.',
  picture_too_large: 'La foto tiene demasiados puntos. Elige otra.',
  rate_limited: 'Elegiste muchas fotos. Intenta de nuevo en una hora, o envía tu opinión sin ella.',
  unavailable: 'Hay otras fotos en espera. Intenta de nuevo en un momento.',
};

/** Hands pictures in one after the other, once they are chosen. */
export function useHandingIn(piece: { id: string; key: string | undefined }, onHandedIn: (picture: HandedIn) => void) {
  const { api } = useShell();
  const { id, key } = piece;
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        // do not upload a file that the service would refuse
        if (file.size > limit.bytes) throw new ApiError(413, 'payload_too_large', '');
        const kept = await api('POST /reviews/piece/{id}/picture', { params: { id }, query: { key }, file });
        onHandedIn({ ...kept, name: file.name });
      }
    },
  });
}

interface PicturesFieldProps {
  handingIn: ReturnType<typeof useHandingIn>;
  pictures: readonly HandedIn[];
  onRemove: (id: string) => void;
}

/** Up to three photographs; the typed review stays even if an upload fails. */
export const PicturesField = ({ handingIn, pictures, onRemove }: PicturesFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const left = reviewPictures - pictures.length;
  const handIn = (): void => {
    const files = [...(input.current?.files ?? [])].slice(0, left);
    if (files.length > 0) handingIn.mutate(files);
    // the same file may be chosen again
    if (input.current) input.current.value = '';
  };
  return (
    <Stack gap={3} aria-busy={handingIn.isPending}>
      {left > 0 ? (
        <FileField
          label="Fotos"
          optional
          multiple
          accept="image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp"
          ref={input}
          disabled={handingIn.isPending}
          onChange={handIn}
          hint={`Hasta ${reviewPictures}, JPG, PNG o WebP, de ${megabytes} MB cada una. Les quitamos el lugar donde se tomaron.`}
          error={handingIn.isError ? refusalOf(handingIn.error, {}, words).text : undefined}
        />
      ) : null}
      <noscript>
        <Text step="small">Sin JavaScript las fotos no se envían; tu opinión sí.</Text>
      </noscript>
      <div role="status">
        <span>{handingIn.isPending ? 'Subiendo tus fotos…' : null}</span>
        {pictures.map(({ id, name }) => (
          <Row key={id} gap={3}>
            <Text>{name}</Text>
            <Button variant="link" onClick={() => onRemove(id)} aria-label={`Quitar ${name}`}>
              Quitar
            </Button>
          </Row>
        ))}
      </div>
    </Stack>
  );
};
