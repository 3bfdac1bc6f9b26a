import { reviewText } from '@actual/contracts/field-texts';
import type { OwnWords } from '../forms/refusals';
import { commonPasswordText } from '../forms/texts';
import { type FieldName, labels } from './field-rules';

export const takenText = reviewText(
  labels.E_Mail,
  'No podemos crear una cuenta con él. Si es tuyo, entra con tu contraseña o pide una nueva.',
);

/** What a registration is refused for, in words. */
export const registerWords: OwnWords<FieldName> = {
  email_taken: { E_Mail: takenText },
  password_too_common: { password: reviewText(labels.password, commonPasswordText) },
};
