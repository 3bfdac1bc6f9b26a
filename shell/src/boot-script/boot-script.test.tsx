import { hydrationRegion } from '@actual/shell-contract';
import { keepEarlyPresses } from './early-presses';
import { keepEarlyTyping } from './early-typing';
import { firstInteraction, onFirstInteraction } from './first-interaction';

const region = document.body;
/** As React does when it has hydrated what is in the region. */
const takeOver = () => hydrationRegion.ref(region);
const put = <T extends HTMLElement>(html: string): T => {
  region.innerHTML = html;
  region.dataset.hydration = '';
  return region.firstElementChild as T;
};
const marks: string[] = [];
Object.assign(performance, {
  mark: (name: string) => marks.push(name),
  getEntriesByName: (name: string) => marks.filter((one) => one === name),
});

keepEarlyPresses();
keepEarlyTyping();
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  marks.length = 0;
});
afterEach(() => jest.useRealTimers());

test('a press before the page is alive is pressed again when it is', () => {
  const button = put<HTMLButtonElement>('<button><i>Agregar</i></button>');
  const heard = jest.fn();
  button.querySelector('i')?.click();
  button.addEventListener('click', heard);
  jest.advanceTimersByTime(2_000);
  expect(heard).not.toHaveBeenCalled();
  takeOver();
  jest.advanceTimersByTime(100);
  expect(heard).toHaveBeenCalledTimes(1);
  button.click();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('React, which listens at the document once it has begun, does not press as well', () => {
  const button = put<HTMLButtonElement>('<button>Quitar</button>');
  const react = jest.fn();
  document.addEventListener('click', react, { capture: true });
  button.click();
  expect(react).not.toHaveBeenCalled();
  takeOver();
  jest.advanceTimersByTime(100);
  expect(react).toHaveBeenCalledTimes(1);
  document.removeEventListener('click', react, { capture: true });
});

test('the button of a form works by itself', () => {
  const form = put<HTMLFormElement>('<form><button>Buscar</button></form>');
  const sent = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  form.querySelector('button')?.click();
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each(['77500', ''])('«%s», typed early, is told as a change that React can see', (typed) => {
  const input = put<HTMLInputElement>('<input value="06600">');
  input.value = typed;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  // React's record of what it wrote: a setter of the element's own
  let record = input.value;
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  Object.defineProperty(input, 'value', {
    configurable: true,
    get: () => property?.get?.call(input),
    set: (text: string) => {
      record = text;
      property?.set?.call(input, text);
    },
  });
  takeOver();
  const told: string[] = [];
  input.addEventListener('input', () => {
    if (input.value !== record) told.push(input.value);
  });
  jest.advanceTimersByTime(100);
  expect(told).toEqual([typed]);
  expect(input.value).toBe(typed);
});

test('a box that was ticked early stays ticked', () => {
  const box = put<HTMLInputElement>('<input type="checkbox">');
  box.click();
  takeOver();
  const told = jest.fn();
  box.addEventListener('click', told);
  jest.advanceTimersByTime(100);
  expect(told).toHaveBeenCalledTimes(1);
  expect(box.checked).toBe(true);
});

test('the first touch is told once, and to who asks later at once', async () => {
  const started = jest.fn();
  onFirstInteraction(started);
  jest.advanceTimersByTime(60_000);
  expect(started).not.toHaveBeenCalled();
  dispatchEvent(new Event('keydown'));
  dispatchEvent(new Event('pointerdown'));
  expect(started).toHaveBeenCalledTimes(1);
  await firstInteraction();
});

test('a pointer that rests while the page is laid out below it is no visitor', () => {
  const told = jest.fn();
  onFirstInteraction(told);
  const move = (movementX: number) =>
    document.body.dispatchEvent(
      Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY: 0 }),
    );
  move(0);
  expect(told).not.toHaveBeenCalled();
  move(2);
  expect(told).toHaveBeenCalledTimes(1);
});
