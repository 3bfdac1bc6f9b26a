import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { Field } from '../../fields/controls';
import { TextArea } from '../../fields/uncut';
import { Note } from '../../layout/StaffPage';
import type { ContentOf, EditorProps } from './editor';

export const DeliveryTextEditor = ({ content, onChange }: EditorProps<ContentOf<'delivery-text'>>) => (
  <Field>
    Texto
    <TextArea
      rows={10}
      maxLength={storefrontLimits.text}
      value={content.text}
      onChange={({ target }) => onChange({ ...content, text: target.value })}
    />
    <Note>Una línea vacía empieza otro párrafo.</Note>
  </Field>
);
