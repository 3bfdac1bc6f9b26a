import { attachment as limit } from '@actual/contracts/facts/capacities';
import { formLengths } from '@actual/contracts/facts/lengths';
import { ApiError, useMutation, useShell } from '@actual/shell-contract';
import { Button, FileField, Stack, Text } from '@actual/ui';
import type { ChangeEvent } from 'react';
import { refusalOf } from '../forms/refusals';

/** A file that was handed in and goes with the message. */
export interface Attached {
  id: string;
  name: string;
}

const megabytes = limit.bytes / 1_024 ** 2;
const other = 'Elige otro archivo, o envía tu mensaje sin él.';
const words = {
  payload_too_large: `El archivo pesa más de ${megabytes} MB. ${other}`,
  file_not_taken: `El archivo no es una foto JPG, PNG o WebP ni un PDF, o está dañado. ${other}`,
  picture_too_large: `La foto tiene demasiados puntos. ${other}`,
  pdf_invalid: `El PDF está dañado. ${other}`,
  pdf_encrypted: 'El PDF tiene contraseña. Guárdalo sin ella, o envía tu mensaje sin él.',
  pdf_too_long: `El PDF es demasiado largo. ${other}`,
  rate_limited: 'Elegiste muchos archivos. Intenta de nuevo en una hora, o envía tu mensaje sin él.',
  unavailable: 'Hay otros archivos en espera. Intenta de nuevo en un momento.',
};

/** Hands a file in, once it is chosen. */
export function useAttaching(onAttached: (file: Attached) => void) {
  const { api } = useShell();
  return useMutation({
    mutationFn: async (file: File): Promise<Attached> => {
      // do not upload a file that the service would refuse
      if (file.size > limit.bytes) throw new ApiError(413, 'payload_too_large', '');
      const { id } = await api('POST /forms/attachment', { file });
      return { id, name: file.name.slice(0, formLengths.fileName) };
    },
    onSuccess: onAttached,
  });
}

export interface AttachmentFieldProps {
  attaching: ReturnType<typeof useAttaching>;
  attached: Attached | null;
  onRemove: () => void;
}

/** One photograph or PDF; the typed message stays even if the upload fails. */
export const AttachmentField = ({ attaching, attached, onRemove }: AttachmentFieldProps) => {
  const { mutate } = attaching;
  const handIn = ({ target: field }: ChangeEvent<HTMLInputElement>): void => {
    const file = field.files?.[0];
    if (!file) return;
    mutate(file);
    // the same file may be chosen again
    field.value = '';
  };
  return (
    <Stack gap={3} aria-busy={attaching.isPending}>
      <FileField
        label="Foto o PDF"
        optional
        accept="image/jpeg,image/png,image/webp,application/pdf,.jpg,.jpeg,.png,.webp,.pdf"
        onChange={handIn}
        hint={`Un archivo JPG, PNG, WebP o PDF, hasta ${megabytes} MB.`}
        error={attaching.isError ? refusalOf(attaching.error, {}, words).text : undefined}
      />
      <noscript>
        <Text step="small">Sin JavaScript el archivo no se envía: mándalo respondiendo al correo con tu folio.</Text>
      </noscript>
      <div role="status">
        <span>{attaching.isPending ? 'Subiendo tu archivo…' : null}</span>
        {attached && !attaching.isPending ? (
          <>
            <Text>{`Se enviará con tu mensaje: ${attached.name}`}</Text>
            <Button variant="link" onClick={onRemove}>
              Quitar archivo
            </Button>
          </>
        ) : null}
      </div>
    </Stack>
  );
};
