import { countWords, formatPesos } from '@actual/contracts/facts/text/written';
import {
  planFaults,
  type Room,
  type RoomPlan,
  seatsOf,
  type Warning,
  warningText,
} from '@actual/domain/room-plan/index';
import { useFormAnswer } from '@actual/shell-contract';
import { Anchor, type } from '@actual/themes-contract';
import { Alert, Button, IconButton, Stack, Thumb } from '@actual/ui';
import styled from 'styled-components';
import { CmField } from './CmField';
import type { DrawnPiece } from './drawn';
import { edgesFrom } from './edges';
import { cmOf, type Fields, withoutPiece, withPlace } from './plan-fields';
import { PlanPanel, Quiet, Unscripted } from './plan-styles';

export const placesFormName = 'piezas';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  @media print { columns: 2; column-gap: 8mm; }
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: start;
  padding-block: 12px;
  border-top: 1px solid var(--c-line);
  &[data-chosen] { box-shadow: inset 3px 0 0 var(--c-accent); padding-inline-start: 12px; }
  h3 { ${type('name')} }
  h3 a { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.22em; text-decoration-color: var(--c-line); }
  p { ${type('small')} color: var(--c-text-2); }
  > details, > ul { grid-column: 1 / -1; }
  summary { ${type('small')} width: fit-content; min-height: 32px; cursor: pointer; color: var(--c-link); }
  @media print {
    display: block;
    break-inside: avoid;
    padding: 1mm 0 !important;
    border-top: 0;
    box-shadow: none !important;
    h3, p { font: 400 9pt/1.35 var(--family-text); }
    h3 a { text-decoration: none; }
    > details, > button, > :first-child, > ul { display: none; }
  }
`;
const Wrong = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li { ${type('small')} color: var(--c-warning); }
  li[data-bad] { color: var(--c-error); }
`;
const Places = styled.div`
  display: grid;
  /* room for 449.5 and its unit */
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: 12px;
  padding: 6px 0 4px;
`;

interface PieceListProps {
  plan: RoomPlan;
  room: Room;
  pieces: readonly DrawnPiece[];
  warnings: readonly Warning[];
  chosen: number | null;
  onChoose: (at: number) => void;
  onChange: (next: RoomPlan) => void;
}

/** The pieces of the plan with their places as figures, and what is wrong with each. */
export function PieceList({ plan, room, pieces, warnings, chosen, onChoose, onChange }: PieceListProps) {
  const answer = useFormAnswer(placesFormName);
  const nameOf = (index: number) => pieces[index]?.name ?? 'Una pieza';
  const missing = plan.pieces.flatMap((_, at) => (pieces.some((one) => one.at === at) ? [] : [at]));
  const give = (piece: DrawnPiece, fields: Fields): string | null => {
    const changed = withPlace(plan, piece, fields);
    if ('fault' in changed) return planFaults[changed.fault];
    onChange(changed.plan);
    return null;
  };
  const count = plan.pieces.length;
  return (
    <PlanPanel aria-labelledby="plano-piezas">
      <h2 id="plano-piezas">{count === 0 ? 'Aún no hay piezas' : countWords(count, 'pieza', 'piezas')}</h2>
      {count === 0 ? (
        <Quiet>Busca un sofá, una mesa o lo que quieras probar: aparece en el plano a su tamaño real.</Quiet>
      ) : null}
      {answer?.refused ? <Alert tone="error">{answer.refused}</Alert> : null}
      <form method="post" onSubmit={(event) => event.preventDefault()} noValidate>
        <input type="hidden" name="form" value={placesFormName} />
        <List>
          {pieces.map((piece, index) => {
            const { left, top } = edgesFrom(piece);
            const seats =
              piece.kind === 'table'
                ? seatsOf(
                    piece,
                    room,
                    pieces.filter((one) => one !== piece),
                  ).length
                : null;
            const own = warnings.filter((one) => one.piece === index);
            const field = (name: string, label: string, value: string, suffix = 'cm') => (
              <CmField
                name={`${name}${piece.at}`}
                label={label}
                spoken={`${piece.name}: ${label.toLowerCase()}, en ${suffix === 'cm' ? 'centímetros' : 'grados'}`}
                value={value}
                suffix={suffix}
                onGiven={(typed) => give(piece, { [`${name}${piece.at}`]: typed })}
              />
            );
            return (
              <Item key={piece.at} data-chosen={piece.at === chosen ? '' : undefined}>
                <Thumb stem={piece.product?.picture ?? ''} size={56} />
                <div>
                  <h3>
                    <span>{`${piece.at + 1}. `}</span>
                    {piece.product ? <Anchor href={piece.product.url}>{piece.name}</Anchor> : <span>{piece.name}</span>}
                  </h3>
                  <p>{`${cmOf(piece.width)} × ${cmOf(piece.depth)} × ${cmOf(piece.height)} cm${piece.product ? ` · ${formatPesos(piece.product.DiscountPrice)}` : ''}`}</p>
                  {seats === null ? null : (
                    <p>
                      {seats === 0
                        ? 'Aquí nadie alcanza a sentarse'
                        : `Aquí se sientan ${countWords(seats, 'persona', 'personas')}`}
                    </p>
                  )}
                </div>
                <IconButton
                  icon="trash"
                  type="submit"
                  name="remove"
                  value={piece.at}
                  label={`Quitar ${piece.name}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onChange(withoutPiece(plan, piece.at));
                  }}
                />
                {own.length > 0 ? (
                  <Wrong>
                    {own.map((one) => (
                      <li key={warningText(one, nameOf)} data-bad={one.code === 'narrow' ? undefined : ''}>
                        {warningText(one, nameOf)}
                      </li>
                    ))}
                  </Wrong>
                ) : null}
                <details
                  open={piece.at === chosen}
                  onToggle={(event) => event.currentTarget.open && onChoose(piece.at)}
                >
                  <summary>Posición exacta</summary>
                  <Places>
                    {field('left', 'Izquierda', cmOf(left))}
                    {field('top', 'Arriba', cmOf(top))}
                    {field('turn', 'Giro', String(piece.turn), '°')}
                  </Places>
                </details>
              </Item>
            );
          })}
          {missing.map((at) => (
            <Item key={at}>
              <Thumb stem="" size={56} />
              <p>{`${at + 1}. Esta pieza ya no se vende, o no sabemos sus medidas: no la dibujamos.`}</p>
              <IconButton
                icon="trash"
                type="submit"
                name="remove"
                value={at}
                label={`Quitar la pieza ${at + 1}`}
                onClick={(event) => {
                  event.preventDefault();
                  onChange(withoutPiece(plan, at));
                }}
              />
            </Item>
          ))}
        </List>
        {count > 0 ? (
          <Unscripted>
            <Stack gap={3}>
              <Button type="submit" variant="secondary" block>
                Mover las piezas
              </Button>
            </Stack>
          </Unscripted>
        ) : null}
      </form>
    </PlanPanel>
  );
}
