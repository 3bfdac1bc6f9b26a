import { countWords } from '@actual/contracts/facts/text/written';
import { Field } from '../../fields/controls';
import { TextArea } from '../../fields/uncut';
import { Note } from '../../layout/StaffPage';
import type { ContentOf, EditorProps } from './editor';

/** Codes as they are typed or pasted: whatever stands between them separates them. */
export const ExtraCostEditor = ({ content, onChange }: EditorProps<ContentOf<'extra-cost'>>) => {
  const count = content.zipcodes.filter(Boolean).length;
  return (
    <Field>
      Códigos postales
      <TextArea
        rows={6}
        inputMode="numeric"
        spellCheck={false}
        value={content.zipcodes.join(' ')}
        onChange={({ target }) => onChange({ ...content, zipcodes: target.value.split(/[^\d\p{L}_-]/u) })}
      />
      <Note>{`${countWords(count, 'código', 'códigos')}, separados por espacios, comas o líneas.`}</Note>
    </Field>
  );
};
