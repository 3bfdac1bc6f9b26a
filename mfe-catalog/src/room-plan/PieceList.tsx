import { countWords, formatPesos } from '@actual/contracts/facts/text/written';
import { type Room, type RoomPlan, seatsOf, type Warning } from '@actual/domain/room-plan/index';
import { useFormAnswer } from '@actual/shell-contract';
import { Anchor, type } from '@actual/themes-contract';
import { Alert, Button, IconButton, Thumb } from '@actual/ui';
import styled from 'styled-components';
import type { DrawnPiece } from './drawn';
import { PlaceFields, Wrong } from './PlaceFields';
import { cmOf, withoutPiece } from './plan-fields';
import { PlanPanel, Unscripted } from './plan-styles';

const placesFormName = 'piezas';

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
  p { ${type('small')} display: flex; flex-wrap: wrap; gap: 0 12px; color: var(--c-text-2); }
  /* what is wrong, below both the name and the button */
  > :nth-child(4) { grid-column: 2 / -1; }
  @media print {
    display: block;
    break-inside: avoid;
    padding: 1mm 0 !important;
    border-top: 0;
    box-shadow: none !important;
    h3, p { font: 400 9pt/1.35 var(--family-text); }
    h3 a { text-decoration: none; }
    button, ul, > :first-child { display: none; }
  }
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
  const missing = plan.pieces.flatMap((_, at) => (pieces.some((one) => one.at === at) ? [] : [at]));
  const count = plan.pieces.length;
  return (
    <PlanPanel aria-labelledby="plano-piezas">
      <h2 id="plano-piezas">{countWords(count, 'pieza', 'piezas')}</h2>
      {answer?.refused ? <Alert tone="error">{answer.refused}</Alert> : null}
      <form method="post" onSubmit={(event) => event.preventDefault()} noValidate>
        <input type="hidden" name="form" value={placesFormName} />
        <List>
          {pieces.map((piece) => {
            const seats =
              piece.kind === 'table'
                ? seatsOf(
                    piece,
                    room,
                    pieces.filter((one) => one !== piece),
                  ).length
                : null;
            return (
              <Item key={piece.at} data-chosen={piece.at === chosen ? '' : undefined}>
                <Thumb stem={piece.product?.picture ?? ''} size={56} />
                <div>
                  <h3>
                    <span>{`${piece.at + 1}. `}</span>
                    {piece.product ? <Anchor href={piece.product.url}>{piece.name}</Anchor> : <span>{piece.name}</span>}
                  </h3>
                  <p>
                    <span>{`${cmOf(piece.width)} × ${cmOf(piece.depth)} × ${cmOf(piece.height)} cm`}</span>
                    {piece.product ? <span>{formatPesos(piece.product.DiscountPrice)}</span> : null}
                  </p>
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
                <div>
                  <Wrong piece={piece} pieces={pieces} warnings={warnings} />
                  <Unscripted>
                    <PlaceFields plan={plan} piece={piece} onChange={onChange} />
                  </Unscripted>
                  <Unscripted $not>
                    <Button variant="link" aria-label={`Mover ${piece.name}`} onClick={() => onChoose(piece.at)}>
                      Mover
                    </Button>
                  </Unscripted>
                </div>
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
        <Unscripted>
          <Button type="submit" variant="secondary" block>
            Mover las piezas
          </Button>
        </Unscripted>
      </form>
    </PlanPanel>
  );
}
