import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { emailLength, phoneLength } from '@actual/contracts/facts/lengths';
import { Field } from '../../fields/controls';
import { Fields } from '../../fields/FormField';
import { TextLine } from '../../fields/uncut';
import type { Company } from '../company-words';
import type { EditorProps } from './editor';
import { WeekFields } from './WeekFields';

const fields = [
  { name: 'name', label: 'Razón social', type: 'text', most: storefrontLimits.bannerText },
  { name: 'rfc', label: 'RFC', type: 'text', most: 13 },
  { name: 'address', label: 'Domicilio', type: 'text', most: storefrontLimits.bannerText },
  { name: 'phone', label: 'Teléfono de atención', type: 'tel', most: phoneLength },
  { name: 'mail', label: 'Correo de atención', type: 'email', most: emailLength },
  { name: 'privacyMail', label: 'Correo para asuntos de privacidad', type: 'email', most: emailLength },
] as const;

/** The company's data, contact and hours. */
export const CompanyEditor = ({ content, onChange }: EditorProps<Company>) => (
  <>
    <Fields>
      {fields.map(({ name, label, type, most }) => (
        <Field key={name}>
          <span>{label}</span>
          <TextLine
            type={type}
            maxLength={most}
            value={content[name]}
            onChange={({ target }) => onChange({ ...content, [name]: target.value })}
          />
        </Field>
      ))}
    </Fields>
    <WeekFields
      legend="Cuándo se contesta el teléfono"
      week={content.phoneWeek}
      onChange={(phoneWeek) => onChange({ ...content, phoneWeek })}
    />
    <WeekFields
      legend="Horario de oficinas"
      week={content.officeWeek}
      onChange={(officeWeek) => onChange({ ...content, officeWeek })}
    />
  </>
);
