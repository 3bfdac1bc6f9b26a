import type { BoardCard } from '@actual/contracts';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { boardDays, type QuotationStage, usualBoardDays } from '@actual/contracts/facts/payment/quotation-states';
import { Link, useLoaderData, useQueryClient, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Empty } from '../layout/Empty';
import { Segments } from '../layout/Segments';
import { SpanishControls } from '../layout/SpanishControls';
import { Column, narrow, PageTitle, Sheet, StaffPage } from '../layout/StaffPage';
import { isManager, useDeskUser } from '../slots/staff-roles';
import { BoardColumn } from './BoardColumn';
import { type BoardView, boardHref } from './board-address';
import { boardKey, boardQuery } from './board-queries';
import { Card } from './Card';
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
    > * {
      scroll-snap-align: start;
    }
  }
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
  const mayDecide = isManager(user);
  const move = (card: BoardCard | undefined, to: QuotationStage) => {
    const way = card && moveTo(card, to, mayDecide);
    setSaid(way && 'refusal' in way ? `${card.folio}: ${way.refusal}` : '');
    if (way && 'move' in way) setAsked({ card, move: way.move });
  };
  const find = (id: string) => columns.flatMap(({ cards }) => cards).find((card) => card.id === id);
  const refusalOf = (stage: QuotationStage): string | null => {
    const way = dragged && moveTo(dragged, stage, mayDecide);
    return way && 'refusal' in way ? way.refusal : null;
  };
  const { label } = staffPages.board;
  return (
    <SpanishControls>
      <StaffPage title={label}>
        <Column>
          <Head>
            <PageTitle>Cotizaciones por estado</PageTitle>
            <Segments aria-label="Periodo">
              {boardDays.map((days) => (
                <Link
                  key={days}
                  to={boardHref({ ...view, days })}
                  aria-current={days === view.days ? 'page' : undefined}
                >
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
            <Columns {...aimProps} tabIndex={0} role="group" aria-label="Estados">
              {columns.map((column) => (
                <BoardColumn
                  key={column.stage}
                  column={column}
                  refusal={refusalOf(column.stage)}
                  onDrop={(id) => move(find(id), column.stage)}
                >
                  {column.cards.map((card) => (
                    <Card
                      key={card.id}
                      card={card}
                      today={day}
                      mayDecide={mayDecide}
                      onMove={move}
                      onDrag={setDragged}
                    />
                  ))}
                </BoardColumn>
              ))}
            </Columns>
          )}
        </Column>
        {asked ? (
          <MoveDialog
            {...asked}
            onClose={() => setAsked(null)}
            onChanged={() => {
              release();
              void queryClient.invalidateQueries({ queryKey: boardKey });
            }}
          />
        ) : null}
      </StaffPage>
    </SpanishControls>
  );
};
