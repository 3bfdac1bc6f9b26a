import { documentName, storefrontPicture } from '@actual/contracts/facts/catalog/storefront';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { ApiError, useShell } from '@actual/shell-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { unansweredText } from '../../access/unanswered-text';
import { QuietButton } from '../../fields/controls';
import { useAction } from '../../fields/use-action';
import { Note, narrow } from '../../layout/StaffPage';

const Box = styled.div`
  display: grid;
  gap: 8px;
  width: 132px;
  align-content: start;
  ${narrow} {
    grid-template: auto auto 1fr / 132px minmax(0, 1fr);
    column-gap: 14px;
    width: auto;
    > img,
    > svg {
      grid-row: span 3;
    }
  }
  img {
    width: 132px;
    height: 132px;
    object-fit: contain;
    background: var(--c-hero-bg);
    border-radius: 6px;
  }
  label {
    position: relative;
  }
  label:focus-within {
    outline: 3px solid color-mix(in srgb, var(--d-accent) 45%, transparent);
  }
  /* the browser's own button speaks its own language; the label is what is pressed */
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  [role='alert'] {
    color: var(--d-bad);
    font-weight: 600;
  }
`;
const megabytes = storefrontPicture.bytes / 1_024 / 1_024;

const refusals: Readonly<Record<string, string>> = {
  file_not_taken: 'No es una imagen JPG, PNG o WebP.',
  picture_too_large: 'La imagen tiene demasiados puntos.',
  payload_too_large: `La imagen pesa más de ${megabytes} MB.`,
  storefront_full: 'Ya no caben más imágenes.',
};
/** Why a picture was not taken, in words. */
export const refusedText = (error: unknown): string =>
  refusals[error instanceof ApiError ? error.code : ''] ?? unansweredText(error) ?? tryAgainText;

interface PicturePickProps {
  /** The kind of document that shows it. */
  kind: 'banners' | 'packages' | 'rooms';
  /** Stem; empty where there is none yet. */
  picture: string;
  /** The picture with more in it. */
  figure?: ReactNode;
  onChange: (picture: string) => void;
}

/** A picture as the store draws it, and another one instead. */
export const PicturePick = ({ kind, picture, figure, onChange }: PicturePickProps) => {
  const { api, brand } = useShell();
  const send = useAction({
    mutationFn: async (file: File) => {
      // do not upload a file that the service would refuse
      if (file.size > storefrontPicture.bytes) throw new ApiError(413, 'payload_too_large', '');
      const params = { document: documentName(kind, brand.site) };
      return api('POST /storefront/{document}/picture', { params, file });
    },
    onSuccess: (kept) => onChange(kept.picture),
  });
  return (
    <Box>
      {figure ?? (picture ? <img src={`/pictures/${picture}-300.webp`} alt="" /> : null)}
      <QuietButton as="label">
        <span>{picture ? 'Otra imagen' : 'Imagen'}</span>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-busy={send.isPending}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file && !send.isPending) send.mutate(file);
            target.value = '';
          }}
        />
      </QuietButton>
      {send.isPending ? <Note role="status">Subiendo…</Note> : null}
      {send.isError ? (
        <p role="alert">{refusedText(send.error)}</p>
      ) : (
        <Note>{`Mejor con fondo transparente, hasta ${megabytes} MB.`}</Note>
      )}
    </Box>
  );
};
