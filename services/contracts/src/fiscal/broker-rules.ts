import { zipcodeText } from '../facts/delivery/zipcodes';
import {
  type BrokerField,
  type BrokerRow,
  brokerFieldNames,
  brokerFields,
  ofEachBrokerField,
} from '../facts/payment/broker';
import { requiredText, reviewText } from '../facts/text/field-texts';
import { isStateCode, isZipcode } from '../rules';
import { isClabe, normalClabe } from './clabe';
import { foreignRfc, genericRfc, isRfc, normalRfc, personOf } from './rfc';

/** A broker's profile as it is typed and kept; a field that is not filled in is empty. */
export type BrokerForm = Record<BrokerField, string>;

const rowOf = (field: BrokerField): BrokerRow => brokerFields[field];

const written: Readonly<Partial<Record<NonNullable<BrokerRow['holds']>, (text: string) => string>>> = {
  rfc: normalRfc,
  clabe: normalClabe,
  account: normalClabe,
};

/** The profile as it is sent and stored: trimmed, numbers without separators. */
export const completedBroker = (typed: BrokerForm): BrokerForm =>
  ofEachBrokerField((field) => {
    const text = typed[field].trim();
    const { holds } = rowOf(field);
    return (holds && written[holds]?.(text)) ?? text;
  });

function isNeeded({ need, part }: BrokerRow, data: BrokerForm): boolean {
  if (need === 'legal') return personOf(data.rfc) === 'legal';
  if (need === 'together') return brokerFieldNames.some((one) => rowOf(one).part === part && data[one].trim() !== '');
  return need === 'required';
}

type Rule = (text: string, label: string) => true | string;
const rules: Readonly<Record<NonNullable<BrokerRow['holds']>, Rule>> = {
  zip: (text) => isZipcode(text) || zipcodeText,
  state: (text, label) => isStateCode(text) || reviewText(label),
  rfc: (text, label) =>
    (isRfc(text) && ![genericRfc, foreignRfc].includes(normalRfc(text))) ||
    reviewText(label, 'Escribe el tuyo, con homoclave.'),
  account: (text, label) => /^\d{6,20}$/.test(normalClabe(text)) || reviewText(label, 'De 6 a 20 dígitos.'),
  clabe: (text, label) => {
    const clabe = normalClabe(text);
    if (!/^\d{18}$/.test(clabe)) return reviewText(label, 'Son 18 dígitos.');
    return isClabe(clabe) || reviewText(label, 'El dígito verificador no coincide.');
  },
};

/** The message shown beneath a field that is wrong, or true when it is right. Form and service both call it. */
export function checkBrokerField(field: BrokerField, data: BrokerForm): true | string {
  const row = rowOf(field);
  const text = data[field].trim();
  if (!text) return !isNeeded(row, data) || requiredText;
  if (text.length > row.max) return reviewText(row.label, `Máximo ${row.max} caracteres.`);
  return row.holds ? rules[row.holds](text, row.label) : true;
}

/** The fields that are missing or wrong. */
export const brokerProblems = (data: BrokerForm): BrokerField[] =>
  brokerFieldNames.filter((field) => checkBrokerField(field, data) !== true);

export const emptyBroker: BrokerForm = ofEachBrokerField(() => '');
