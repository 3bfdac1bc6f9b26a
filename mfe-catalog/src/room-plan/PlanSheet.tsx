import { countWords } from '@actual/contracts/facts/text/written';
import type { RoomPlan, Warning } from '@actual/domain/room-plan/index';
import { cmText, metersText } from '@actual/domain/room-plan/index';
import { Button, formatPesos, IconButton, VisuallyHidden } from '@actual/ui';
import { type KeyboardEvent, type Ref, useState } from 'react';
import styled from 'styled-components';
import { PlanDrawing, sheetOf } from './drawing/PlanDrawing';
import type { DrawnPiece } from './drawn';
import { edgesFrom } from './edges';
import { PlaceFields, Wrong } from './PlaceFields';
import { paperScale } from './paper';
import { changedPiece, cmOf, withoutPiece } from './plan-fields';
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
  scroll-margin-top: 8px;
  > svg { margin-inline: auto; }
  @media print {
    --sheet-ground: #fff;
    padding: 0;
    background: none;
    > svg { width: var(--paper); max-height: none; margin-inline: 0; }
  }
`;
const Tools = styled.div`
  display: grid;
  gap: 12px;
  padding: 4px 6px 6px;
  @media (hover: none) { kbd { display: none; } }
  kbd { font: inherit; }
`;
const Head = styled.div`
  display: flex;
  gap: 12px;
  justify-content: space-between;
  h2 { font: var(--t-label); padding-top: 4px; }
  > button { margin: -4px -6px 0 0; }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > button { flex: 1 1 auto; padding-inline: 10px; white-space: nowrap; }
`;

/** Leads to a part of the page and to its first field. */
const goTo = (id: string) => {
  const place = document.getElementById(id)?.closest('section');
  place?.scrollIntoView();
  place?.querySelector<HTMLElement>('input:not([type="hidden"]), select')?.focus({ preventScroll: true });
};

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
  ref?: Ref<HTMLDivElement>;
}

/** The drawing, in which pieces are picked up, moved by arrows, turned and removed. Each action is also announced. */
export function PlanSheet({ plan, pieces, warnings, chosen, onChoose, onChange, onUndo, ref }: PlanSheetProps) {
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
  const ratio = paperScale(plan);
  const action = onUndo ? (
    <Button variant="secondary" size="s" onClick={onUndo}>
      Deshacer
    </Button>
  ) : null;
  return (
    <Board ref={ref} style={{ '--paper': `${sheetOf(room, plan.openings).width / ratio}mm` } as never}>
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
              <Head>
                <div>
                  <h2>{`${current.at + 1}. ${current.name}`}</h2>
                  <Quiet>{`${cmOf(current.width)} × ${cmOf(current.depth)} × ${cmOf(current.height)} cm${current.product ? ` · ${formatPesos(current.product.DiscountPrice)}` : ''}`}</Quiet>
                  <Wrong piece={current} pieces={pieces} warnings={warnings} />
                </div>
                <IconButton icon="close" label="Dejar la pieza aquí" onClick={() => onChoose(null)} />
              </Head>
              <PlaceFields key={current.at} plan={plan} piece={current} onChange={onChange} />
              <Buttons>
                <Button variant="secondary" size="s" onClick={() => turn(current, 90)}>
                  Girar
                </Button>
                <Button variant="secondary" size="s" onClick={() => remove(current)}>
                  Quitar
                </Button>
                {action}
              </Buttons>
            </>
          ) : (
            <>
              <Quiet>
                {pieces.length > 0 ? (
                  <>
                    <span>Toca una pieza para cambiarla, o arrástrala.</span>
                    <kbd> Con el teclado: flechas para mover, G para girar, Supr para quitar.</kbd>
                  </>
                ) : (
                  'Dale a este cuarto las medidas del tuyo y busca la primera pieza.'
                )}
              </Quiet>
              <Buttons>
                <Button size="s" onClick={() => goTo('plano-agregar')}>
                  Agregar pieza
                </Button>
                <Button variant="secondary" size="s" onClick={() => goTo('plano-cuarto')}>
                  Medidas y puertas
                </Button>
                {action}
              </Buttons>
            </>
          )}
        </Tools>
      </Unscripted>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Board>
  );
}
