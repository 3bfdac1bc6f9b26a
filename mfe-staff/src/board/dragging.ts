import type { BoardCard } from '@actual/contracts';
import { type QuotationStage, quotationStageWords } from '@actual/contracts/facts/payment/quotation-states';
import {
  type CollisionDetection,
  type DndContextProps,
  KeyboardSensor,
  type KeyboardSensorOptions,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';

/** From column to column that takes the card, to the left and to the right. */
const columnBeside: KeyboardSensorOptions['coordinateGetter'] = (event, { context }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
  if (!step) return undefined;
  event.preventDefault();
  const places = context.droppableContainers
    .getEnabled()
    .flatMap(({ id }) => ({ id, rect: context.droppableRects.get(id) }))
    .flatMap(({ id, rect }) => (rect ? [{ id, rect }] : []))
    .sort((one, other) => one.rect.left - other.rect.left);
  const at = places.findIndex(({ id }) => id === context.over?.id);
  const next = places[at + step];
  return next && { x: next.rect.left, y: next.rect.top };
};

/** What takes up a card: a mouse that moves, a finger that stays, a key on its handle. */
export const useHands = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: columnBeside }),
  );

/** A pointer is over the column below its tip, and a card moved with keys over the one that it covers. */
export const columnBelow: CollisionDetection = (held) =>
  held.pointerCoordinates ? pointerWithin(held) : rectIntersection(held);

type Held = { data: { current?: { card?: BoardCard } } };
/** The card that is dragged. */
export const heldCard = ({ data }: Held): BoardCard | undefined => data.current?.card;

const folioOf = (active: Held): string => heldCard(active)?.folio ?? '';
const nameOf = (stage: unknown): string => quotationStageWords[stage as QuotationStage];

/** What a screen reader says of a card on its way. */
export const spoken: DndContextProps['accessibility'] = {
  // the form of the new state takes the focus, and gives it back
  restoreFocus: false,
  screenReaderInstructions: {
    draggable:
      'Para moverla, presiona Entrar; con las flechas izquierda y derecha elige la columna; Entrar la deja ahí y Escape la devuelve. El botón «Mover» hace lo mismo.',
  },
  announcements: {
    onDragStart: ({ active }) => `Tomaste la cotización ${folioOf(active)}.`,
    onDragOver: ({ active, over }) =>
      over
        ? `${folioOf(active)} está en «${nameOf(over.id)}».`
        : `${folioOf(active)} no está en una columna que la reciba.`,
    onDragEnd: ({ active, over }) =>
      over ? `Dejaste ${folioOf(active)} en «${nameOf(over.id)}».` : `${folioOf(active)} volvió a su lugar.`,
    onDragCancel: ({ active }) => `${folioOf(active)} volvió a su lugar.`,
  },
};
