import { reviewText } from '@actual/contracts/field-texts';
import type { OwnWords } from '../forms/refusals';
import { commonPasswordText } from '../forms/texts';
import { type FieldName, labels } from './field-rules';

/** The messages of a refused registration. */
export const registerWords: OwnWords<FieldName> = {
  password_too_common: { password: reviewText(labels.password, commonPasswordText) },
};
