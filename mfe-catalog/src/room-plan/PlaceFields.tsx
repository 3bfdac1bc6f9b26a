import { planFaults, type RoomPlan, type Warning, warningText } from '@actual/domain/room-plan/index';
import { type } from '@actual/themes-contract';
import styled from 'styled-components';
import { CmField } from './CmField';
import type { DrawnPiece } from './drawn';
import { edgesFrom } from './edges';
import { cmOf, withPlace } from './plan-fields';
import { Figures } from './plan-styles';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li { ${type('small')} color: var(--c-error); }
  li[data-mild] { color: var(--c-warning); }
  li + li { margin-top: 4px; }
`;

interface WrongProps {
  piece: DrawnPiece;
  pieces: readonly DrawnPiece[];
  warnings: readonly Warning[];
}

/** What is wrong with a piece, in sentences. */
export function Wrong({ piece, pieces, warnings }: WrongProps) {
  const nameOf = (index: number) => pieces[index]?.name ?? 'Una pieza';
  const isOwn = (one: Warning) =>
    pieces[one.piece] === piece ||
    (one.code !== 'narrow' && 'other' in one && one.other !== null && pieces[one.other] === piece);
  // pieces of one name may say the same twice
  const said = new Map(warnings.filter(isOwn).map((one) => [warningText(one, nameOf), one.code]));
  if (said.size === 0) return null;
  return (
    <List>
      {[...said].map(([text, code]) => (
        <li key={text} data-mild={code === 'narrow' ? '' : undefined}>
          {text}
        </li>
      ))}
    </List>
  );
}

interface PlaceFieldsProps {
  plan: RoomPlan;
  piece: DrawnPiece;
  onChange: (next: RoomPlan) => void;
}

/** Where a piece stands, as figures. */
export function PlaceFields({ plan, piece, onChange }: PlaceFieldsProps) {
  const { left, top } = edgesFrom(piece);
  const field = (name: string, label: string, value: string, suffix = 'cm') => (
    <CmField
      name={`${name}${piece.at}`}
      label={label}
      spoken={`${piece.name}: ${label.toLowerCase()}, en ${suffix === 'cm' ? 'centímetros' : 'grados'}`}
      value={value}
      suffix={suffix}
      onGiven={(typed) => {
        const changed = withPlace(plan, piece, { [`${name}${piece.at}`]: typed });
        if ('fault' in changed) return planFaults[changed.fault];
        onChange(changed.plan);
        return null;
      }}
    />
  );
  return (
    <Figures>
      {field('left', 'Izquierda', cmOf(left))}
      {field('top', 'Arriba', cmOf(top))}
      {field('turn', 'Giro', String(piece.turn), '°')}
    </Figures>
  );
}
