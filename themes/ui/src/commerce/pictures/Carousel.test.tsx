import { act, fireEvent, screen } from '@testing-library/react';
import { renderInBrand } from '../../testing';
import { Carousel } from './Carousel';

/** The layout that jsdom does not compute: how wide the row is, how much of it is seen, and where it was moved to. */
const row = { full: 1_000, seen: 500 };
const wants = { lessMotion: false };
const moves: (number | undefined)[] = [];
const watchers = new Set<() => void>();
let inSight = true;
const showRow = (shown: boolean) => {
  inSight = shown;
  for (const tell of watchers) tell();
};

class Resizes {
  constructor(private readonly tell: () => void) {}
  observe = () => this.tell();
  disconnect = () => undefined;
}
class Sight {
  private readonly tell: () => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = () => tell([{ isIntersecting: inSight }]);
  }
  observe = () => {
    watchers.add(this.tell);
    this.tell();
  };
  disconnect = () => watchers.delete(this.tell);
}

beforeAll(() => {
  const move = (to: ScrollToOptions) => void moves.push(to.left);
  Object.assign(globalThis, { ResizeObserver: Resizes, IntersectionObserver: Sight });
  Object.assign(window, { matchMedia: () => ({ matches: wants.lessMotion }) });
  Object.assign(Element.prototype, { scrollBy: move, scrollTo: move });
  Object.defineProperties(Element.prototype, {
    scrollWidth: { get: () => row.full },
    clientWidth: { get: () => row.seen },
  });
});
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(row, { full: 1_000, seen: 500 });
  wants.lessMotion = false;
  inSight = true;
  moves.length = 0;
});
afterEach(() => jest.useRealTimers());

const open = () =>
  renderInBrand(
    <Carousel label="Salas" autoplay={4_000} seen={3}>
      <p>Sofá</p>
      <p>Sillón</p>
    </Carousel>,
  );
const region = () => screen.getByRole('region', { name: 'Salas' });
/** How often the row moved within so many milliseconds. */
const movesIn = (ms: number): number => {
  moves.length = 0;
  act(() => void jest.advanceTimersByTime(ms));
  return moves.length;
};

test('turns every four seconds while it is on the screen, and only then', () => {
  inSight = false;
  open();
  expect(movesIn(20_000)).toBe(0);
  showRow(true);
  expect(movesIn(3_999)).toBe(0);
  expect(movesIn(1)).toBe(1);
  expect(movesIn(8_000)).toBe(2);
  showRow(false);
  expect(movesIn(20_000)).toBe(0);
});

test('after the last piece comes the first', () => {
  open();
  const track = screen.getByRole('list');
  Object.defineProperty(track, 'scrollLeft', { value: 500 });
  fireEvent.scroll(track);
  movesIn(4_000);
  expect(moves).toEqual([0]);
});

test('waits while a pointer is on it or the keyboard in it, whichever leaves first', () => {
  open();
  fireEvent.pointerEnter(region());
  act(() => screen.getByRole('button', { name: 'Siguientes' }).focus());
  fireEvent.pointerLeave(region());
  expect(movesIn(20_000)).toBe(0);
  act(() => screen.getByRole('button', { name: 'Siguientes' }).blur());
  expect(movesIn(4_000)).toBe(1);
});

test('«Pausar» stops it for good', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Pausar' }));
  fireEvent.pointerEnter(region());
  fireEvent.pointerLeave(region());
  expect(movesIn(20_000)).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Reanudar' }));
  expect(movesIn(4_000)).toBe(1);
});

test('never plays for visitors who want less motion', () => {
  wants.lessMotion = true;
  open();
  expect(movesIn(20_000)).toBe(0);
});

test('where every piece is in sight there is nothing to pause and nowhere to turn', () => {
  row.full = row.seen;
  open();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('shows the given number at once, also where the brand shows another elsewhere', () => {
  open();
  expect(screen.getByRole('list').style.getPropertyValue('--n')).toBe('3');
});
