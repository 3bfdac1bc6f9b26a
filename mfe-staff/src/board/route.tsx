import type { BoardCard } from '@actual/contracts';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { boardDays, type QuotationStage, usualBoardDays } from '@actual/contracts/facts/payment/quotation-states';
import { Link, useLoaderData, useQueryClient, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { formatPesos } from '@actual/ui';
import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Empty } from '../layout/Empty';
import { Segments } from '../layout/Segments';
import { Column, narrow, PageTitle, Sheet, StaffPage } from '../layout/StaffPage';
import { isManager, useDeskUser } from '../slots/staff-roles';
import { BoardColumn } from './BoardColumn';
import { type BoardView, boardHref } from './board-address';
import { boardKey, boardQuery } from './board-queries';
import { Card } from './Card';
import { columnBelow, heldCard, spoken, useHands } from './dragging';
import { MoveDialog } from './MoveDialog';
import { type Move, moveTo } from './moves';
import { useStill } from './use-still';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  > h1 {
    margin-right: auto;
  }
`;
const Said = styled.p`
  padding: 8px 14px;
  color: #7a4e00;
  background: #fbf0d6;
  border-radius: 6px;
  &:empty {
    display: none;
  }
`;
const Columns = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(200px, 1fr);
  gap: 12px;
  overflow-x: auto;
  /* the whole board stands in the window: each column scrolls below its own title */
  height: max(360px, calc(100dvh - 138px));
  ${narrow} {
    grid-auto-columns: 84%;
    height: max(420px, calc(100dvh - 236px));
    scroll-snap-type: x proximity;
    /* columns roll by under a card that waits at the edge */
    &[data-holding] {
      scroll-snap-type: none;
    }
    > * {
      scroll-snap-align: start;
    }
  }
`;
/** The card in hand. */
const Held = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  padding: 8px 10px;
  font-weight: 600;
  background: var(--d-surface);
  border: 1px solid var(--d-accent);
  border-radius: 8px;
  box-shadow: 0 8px 24px rgb(22 24 29 / 0.14);
  cursor: grabbing;
`;

const longest = boardDays.at(-1) ?? usualBoardDays;

/** `/reports/board`: quotations by state. Moving a card opens the form of its new state. */
export const Component = () => {
  const view = useLoaderData<BoardView>();
  const { api } = useShell();
  const user = useDeskUser();
  const queryClient = useQueryClient();
  const { shown, aimProps, release } = useStill(useSuspenseQuery(boardQuery(api, view)).data, boardHref(view));
  const { day, columns } = shown;
  const [dragged, setDragged] = useState<BoardCard | null>(null);
  const [asked, setAsked] = useState<{ card: BoardCard; move: Move } | null>(null);
  const [said, setSaid] = useState('');
  const [moved, setMoved] = useState<string | null>(null);
  const hands = useHands();
  const mayDecide = isManager(user);
  const move = (card: BoardCard, to: QuotationStage) => {
    const way = moveTo(card, to, mayDecide);
    setSaid(way && 'refusal' in way ? `${card.folio}: ${way.refusal}` : '');
    if (way && 'move' in way) setAsked({ card, move: way.move });
  };
  const refusalOf = (stage: QuotationStage): string | null => {
    const way = dragged && moveTo(dragged, stage, mayDecide);
    return way && 'refusal' in way ? way.refusal : null;
  };
  const { label } = staffPages.board;
  return (
    <StaffPage title={label}>
      <Column>
        <Head>
          <PageTitle>Etapas de las cotizaciones</PageTitle>
          <Segments aria-label="Periodo">
            {boardDays.map((days) => (
              <Link key={days} to={boardHref({ ...view, days })} aria-current={days === view.days ? 'page' : undefined}>
                {`${days} días`}
              </Link>
            ))}
          </Segments>
          <Segments aria-label="De quién">
            {(['own', 'all'] as const).map((scope) => (
              <Link
                key={scope}
                to={boardHref({ ...view, scope })}
                aria-current={scope === view.scope ? 'page' : undefined}
              >
                {scope === 'own' ? 'Lo mío y lo de nadie' : 'Todos'}
              </Link>
            ))}
          </Segments>
        </Head>
        <Said role="status">{said}</Said>
        {columns.every(({ count }) => count === 0) ? (
          <Sheet>
            <Empty
              title={`No hay cotizaciones en estos ${view.days} días`}
              text="Aquí está cada cotización en su estado, con su monto y su siguiente paso. Al pasarla a otro, el escritorio pide lo que falta anotar."
              next={[
                ...(view.scope === 'own'
                  ? [{ to: boardHref({ ...view, scope: 'all' }), words: 'Ver las de todos' }]
                  : []),
                ...(view.days === longest
                  ? []
                  : [{ to: boardHref({ ...view, days: longest }), words: `Ver ${longest} días` }]),
                { to: staffPages.sell.path, words: 'Hacer una cotización' },
              ]}
            />
          </Sheet>
        ) : (
          <DndContext
            id="tablero"
            sensors={hands}
            collisionDetection={columnBelow}
            accessibility={spoken}
            onDragStart={({ active }) => setDragged(heldCard(active) ?? null)}
            onDragCancel={() => setDragged(null)}
            onDragEnd={({ over }) => {
              setDragged(null);
              if (dragged && over) move(dragged, over.id as QuotationStage);
            }}
          >
            <Columns
              {...aimProps}
              tabIndex={0}
              role="group"
              aria-label="Estados"
              data-holding={dragged ? '' : undefined}
            >
              {columns.map((column) => (
                <BoardColumn key={column.stage} column={column} refusal={refusalOf(column.stage)}>
                  {column.cards.map((card) => (
                    <Card
                      key={card.id}
                      card={card}
                      today={day}
                      mayDecide={mayDecide}
                      hasMoved={card.id === moved}
                      onMove={move}
                    />
                  ))}
                </BoardColumn>
              ))}
            </Columns>
            <DragOverlay dropAnimation={null}>
              {dragged ? (
                <Held>
                  <span>{dragged.folio}</span>
                  <span>{formatPesos(dragged.total)}</span>
                </Held>
              ) : null}
            </DragOverlay>
          </DndContext>
        )}
      </Column>
      {asked ? (
        <MoveDialog
          {...asked}
          onClose={() => setAsked(null)}
          onChanged={() => {
            release();
            setMoved(asked.card.id);
            void queryClient.invalidateQueries({ queryKey: boardKey });
          }}
        />
      ) : null}
    </StaffPage>
  );
};
