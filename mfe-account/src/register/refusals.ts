import { reviewText } from '@actual/contracts/facts/text/field-texts';
import { commonPasswordText } from '../forms/form-words';
import type { OwnWords } from '../forms/refusals';
import { type FieldName, labels } from './register-rules';

/** The messages of a refused registration. */
export const registerWords: OwnWords<FieldName> = {
  password_too_common: { password: reviewText(labels.password, commonPasswordText) },
};
