import { type NotedForm, privacyNotes } from '@actual/contracts/facts/access/privacy-notes';
import { informationPages } from '@actual/contracts/facts/company/information-pages';
import { TextLink } from '../actions/LinkButton';
import { Text } from '../layout/text';

export interface PrivacyNoteProps {
  form: NotedForm;
  /** In the color of its surroundings, on a ground that is not the page's. */
  plain?: boolean;
}

/** The purpose of a form's data, and the link to the privacy notice: in every form that takes personal data. */
export const PrivacyNote = ({ form, plain = false }: PrivacyNoteProps) => (
  <Text step="small" tone={plain ? 'inherit' : 'text2'}>
    <span>{privacyNotes[form]}</span>{' '}
    <TextLink tone={plain ? 'text' : 'link'} href={informationPages.privacy}>
      Aviso de privacidad
    </TextLink>
  </Text>
);
