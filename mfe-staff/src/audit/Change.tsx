import type { AuditRow } from '@actual/contracts';
import { recordedWords } from '@actual/contracts/recorded-words';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { textStyle } from '../layout/StaffPage';
import { isBlank, isId, labelOf, valueWords } from './change-words';

const Lines = styled.dl`
  ${textStyle(400, 12, 18)}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 10px;
  color: var(--d-text-2);
  dt {
    color: var(--d-text-3);
  }
  dd {
    overflow-wrap: anywhere;
  }
  del {
    color: var(--d-text-3);
  }
`;

type Values = Readonly<Record<string, unknown>>;
/** The changed values by name, people and things by theirs; a list is of the articles. */
const valuesOf = (value: unknown, names: AuditRow['names']): Values =>
  Array.isArray(value)
    ? { details: value }
    : Object.fromEntries(Object.entries(Object(value)).map(([name, one]) => [name, names[String(one)] ?? one]));

/** A call's changes: each value after it, beside the one before where that is known; or the reason of its refusal. */
export const Change = ({ outcome, names: known }: Pick<AuditRow, 'outcome' | 'names'>) => {
  if (!outcome) return null;
  const [before, after] = [valuesOf(outcome.before, known), valuesOf(outcome.after, known)];
  // an id that is only named says nothing to people
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) =>
      (name in before || !isId(after[name])) &&
      !(isBlank(before[name]) && isBlank(after[name])) &&
      // unchanged values are left out too
      !(name in before && name in after && JSON.stringify(before[name]) === JSON.stringify(after[name])),
  );
  if (names.length === 0 && !outcome.code) return null;
  return (
    <Lines>
      {names.map((name) => (
        <Fragment key={name}>
          <dt>{labelOf(name)}</dt>
          <dd>
            {name in before ? <del>{valueWords(name, before[name])}</del> : null}
            <span>{`${name in before ? ' → ' : ''}${valueWords(name, after[name])}`}</span>
          </dd>
        </Fragment>
      ))}
      {outcome.code ? (
        <>
          <dt>Respuesta</dt>
          <dd>{recordedWords(outcome.code)}</dd>
        </>
      ) : null}
    </Lines>
  );
};
