import { carryPicture } from './carry-picture';

const started = jest.fn();
const entry = (pathname: string, waited = 0) =>
  ({ location: { pathname }, waited }) as Parameters<typeof carryPicture>[0];

beforeEach(() => {
  started.mockClear();
  const transition = { ready: Promise.resolve(), finished: Promise.resolve() };
  const startViewTransition = (change: () => void) => {
    started();
    change();
    return transition;
  };
  Object.assign(document, { startViewTransition });
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  document.body.innerHTML = '<a data-carried="/sofa"><img alt=""></a>';
  const tile = document.querySelector('a');
  if (tile) tile.getBoundingClientRect = () => ({ top: 0, bottom: 9, height: 9 }) as DOMRect;
});

describe('the picture of a tile', () => {
  it('grows into that of its page', () => {
    const show = jest.fn(async () => {});
    carryPicture(entry('/'), entry('/sofa', 300), show);
    expect(started).toHaveBeenCalledTimes(1);
    expect(show).toHaveBeenCalledTimes(1);
  });

  it('does not move for who has waited for the page, which is shown at once', () => {
    const show = jest.fn(async () => {});
    carryPicture(entry('/'), entry('/sofa', 301), show);
    expect(started).not.toHaveBeenCalled();
    expect(show).toHaveBeenCalledTimes(1);
  });
});
