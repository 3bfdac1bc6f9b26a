import { requestPicture } from '@actual/contracts/facts/capacities';
import { requestLimits } from '@actual/contracts/facts/delivery/after-sale';
import { FileField, Text } from '@actual/ui';

interface PicturesFieldProps {
  files: readonly File[];
  left?: number;
  onChange: (files: File[]) => void;
}

const megabytes = requestPicture.bytes / 1_024 ** 2;

/** Photographs that go with a request, chosen together. */
export const PicturesField = ({ files, left = requestLimits.pictures, onChange }: PicturesFieldProps) => (
  <div>
    <FileField
      label="Fotos"
      optional
      multiple
      accept="image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp"
      chosen={files.length > 0 ? files.map(({ name }) => name).join(', ') : undefined}
      onChange={({ target }) => onChange([...(target.files ?? [])].slice(0, left))}
      hint={`Hasta ${left}, JPG, PNG o WebP, de ${megabytes} MB cada una: la pieza completa, el detalle y la etiqueta.`}
    />
    <noscript>
      <Text step="small">Sin JavaScript las fotos no se envían; tu solicitud sí.</Text>
    </noscript>
  </div>
);
