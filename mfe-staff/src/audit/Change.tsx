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

/** A value in which people and things stand by their names, however deep. */
function named(value: unknown, names: AuditRow['names']): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one, names));
  if (typeof value !== 'object' || value === null) return names[String(value)] ?? value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, named(one, names)]));
}

/** The changed values by name; a list is of the articles. */
const valuesOf = (value: unknown, names: AuditRow['names']): Values =>
  named(Array.isArray(value) ? { details: value } : Object(value), names) as Values;

/** What a list has and the other has not; other values, and lists in another order, as they are. */
function own(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(other)) return value;
  const others = new Set(other.map((one) => JSON.stringify(one)));
  const rest = value.filter((one) => !others.has(JSON.stringify(one)));
  return value.length === other.length && rest.length === 0 ? value : rest;
}

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
            {name in before ? <del>{valueWords(name, own(before[name], after[name]))}</del> : null}
            <span>{`${name in before ? ' → ' : ''}${valueWords(name, own(after[name], before[name]))}`}</span>
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
