import { countWords } from '@actual/contracts/facts/text/written';
import type { RoomPlan, Warning } from '@actual/domain/room-plan/index';
import { cmText, metersText, warningText } from '@actual/domain/room-plan/index';
import { Button, Row, VisuallyHidden } from '@actual/ui';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { PlanDrawing, sheetOf } from './drawing/PlanDrawing';
import type { DrawnPiece } from './drawn';
import { edgesFrom } from './edges';
import { paperScale } from './paper';
import { changedPiece, withoutPiece } from './plan-fields';
import { Quiet, Unscripted } from './plan-styles';
import { useHold } from './use-hold';

/** A press of an arrow, and with Shift, in millimeters; a press of the turning key in degrees. */
const step = { plain: 50, fine: 10, turn: 15 } as const;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const Board = styled.div`
  --sheet-ground: var(--c-tile);
  display: grid;
  gap: 10px;
  padding: 10px;
  background: var(--sheet-ground);
  border-radius: var(--radius-tile);
  > svg { margin-inline: auto; }
  @media print {
    --sheet-ground: #fff;
    padding: 0;
    background: none;
    > svg { width: var(--paper); max-height: none; margin-inline: 0; }
  }
`;
const Tools = styled.div`
  min-height: 52px;
  padding: 4px 6px;
  p:first-child { font: var(--t-label); color: var(--c-text); }
`;
const OnPaper = styled.p`
  display: none;
  font: var(--t-small);
  @media print { display: block; }
`;

interface PlanSheetProps {
  plan: RoomPlan;
  pieces: readonly DrawnPiece[];
  warnings: readonly Warning[];
  chosen: number | null;
  onChoose: (at: number | null) => void;
  onChange: (next: RoomPlan) => void;
  onUndo: (() => void) | null;
}

/** The drawing, in which pieces are picked up, moved by arrows, turned and removed. Each action is also announced. */
export function PlanSheet({ plan, pieces, warnings, chosen, onChoose, onChange, onUndo }: PlanSheetProps) {
  const [said, setSaid] = useState('');
  const { room } = plan;
  const { held, hold } = useHold(room, pieces, (put) => {
    const piece = pieces.find(({ at }) => at === put.at);
    if (piece) place(piece, put);
  });
  const shown = held ? pieces.map((one) => (one.at === held.at ? { ...one, x: held.x, y: held.y } : one)) : pieces;
  const current = shown.find(({ at }) => at === chosen) ?? null;

  function place(piece: DrawnPiece, to: { x: number; y: number; turn?: number }) {
    const x = Math.min(room.width, Math.max(0, to.x));
    const y = Math.min(room.depth, Math.max(0, to.y));
    const turn = to.turn ?? piece.turn;
    onChange(changedPiece(plan, piece.at, { x, y, turn }));
    const { left, top } = edgesFrom({ ...piece, x, y, turn });
    setSaid(
      `${piece.name}: a ${cmText(left)} de la izquierda y ${cmText(top)} de arriba${turn ? `, giro de ${turn} grados` : ''}.`,
    );
  }
  const turn = (piece: DrawnPiece, by: number) => place(piece, { ...piece, turn: (piece.turn + by + 360) % 360 });
  const remove = (piece: DrawnPiece) => {
    onChange(withoutPiece(plan, piece.at));
    onChoose(null);
    setSaid(`Quitaste ${piece.name}.`);
  };
  const press = (piece: DrawnPiece, event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = event.shiftKey ? step.fine : step.plain;
    const arrow = arrows[event.key];
    if (arrow) place(piece, { x: piece.x + arrow[0] * by, y: piece.y + arrow[1] * by });
    else if (event.key.toLowerCase() === 'g') turn(piece, event.shiftKey ? -step.turn : step.turn);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(piece);
    else if (event.key === 'Escape') onChoose(null);
    else return;
    event.preventDefault();
  };
  const ratio = paperScale(room);
  const nameOf = (index: number) => pieces[index]?.name ?? 'Una pieza';
  const wrong = current ? warnings.find(({ piece }) => pieces[piece]?.at === current.at) : undefined;
  return (
    <Board style={{ '--paper': `${sheetOf(room).width / ratio}mm` } as never}>
      <PlanDrawing
        room={room}
        openings={plan.openings}
        pieces={shown}
        warnings={held ? [] : warnings}
        chosen={chosen}
        label={`Plano de ${metersText(room.width)} por ${metersText(room.depth)}, con ${countWords(pieces.length, 'pieza', 'piezas')}`}
        onHold={(piece, event) => {
          onChoose(piece.at);
          hold(piece, event);
        }}
        onKey={press}
        onChoose={({ at }) => onChoose(at)}
      />
      <OnPaper>{`Escala 1:${ratio}. Imprime al 100 %, sin ajustar a la página.`}</OnPaper>
      <Unscripted $not data-noprint="">
        <Tools>
          {current ? (
            <>
              <p>{`${current.at + 1}. ${current.name}`}</p>
              {wrong ? <Quiet>{warningText(wrong, nameOf)}</Quiet> : null}
              <Row gap={4}>
                <Button variant="link" icon="return" onClick={() => turn(current, 90)}>
                  Girar
                </Button>
                <Button variant="link" icon="trash" onClick={() => remove(current)}>
                  Quitar
                </Button>
                {onUndo ? (
                  <Button variant="link" onClick={onUndo}>
                    Deshacer
                  </Button>
                ) : null}
              </Row>
            </>
          ) : (
            <Row gap={4}>
              <Quiet>
                {pieces.length > 0
                  ? 'Arrastra las piezas. Con el teclado: flechas para mover, G para girar, Supr para quitar.'
                  : 'Cambia las medidas de tu cuarto y busca la primera pieza.'}
              </Quiet>
              {onUndo ? (
                <Button variant="link" onClick={onUndo}>
                  Deshacer
                </Button>
              ) : null}
            </Row>
          )}
        </Tools>
      </Unscripted>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Board>
  );
}
