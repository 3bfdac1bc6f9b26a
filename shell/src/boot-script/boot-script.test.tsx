import { keepEarlyPresses } from './early-presses';
import { keepEarlyTyping } from './early-typing';
import { firstInteraction, onFirstInteraction } from './first-interaction';
import { fetchMissedPictures } from './missed-pictures';
import { put, takeOver } from './testing';

keepEarlyPresses();
keepEarlyTyping();
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
});
afterEach(() => jest.useRealTimers());

test('a press before the page is alive is pressed again when it is', async () => {
  const button = put<HTMLButtonElement>('<button><i>Agregar</i></button>');
  const heard = jest.fn();
  button.querySelector('i')?.click();
  button.addEventListener('click', heard);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(heard).not.toHaveBeenCalled();
  takeOver();
  await jest.advanceTimersByTimeAsync(200);
  expect(heard).toHaveBeenCalledTimes(1);
  button.click();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a press that begins before the page is alive and ends after it counts once', async () => {
  const button = put<HTMLButtonElement>('<button>Columnas</button>');
  const details: number[] = [];
  button.addEventListener('click', ({ detail }) => details.push(detail));
  const down = () => button.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  const click = () => button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  down();
  takeOver();
  click();
  await jest.advanceTimersByTimeAsync(200);
  expect(details).toEqual([0]);
  down();
  click();
  expect(details).toEqual([0, 1]);
});

test('a link that opens something waits for its code; one that leads on does not', async () => {
  const link = put<HTMLAnchorElement>('<a href="#filtros" aria-haspopup="dialog">Filtros</a>');
  const opened = jest.fn((event: Event) => event.preventDefault());
  link.click();
  expect(location.hash).toBe('');
  link.addEventListener('click', opened);
  takeOver();
  await jest.advanceTimersByTimeAsync(200);
  expect(opened).toHaveBeenCalledTimes(1);
  const leads = put<HTMLAnchorElement>('<a href="#planes">Ver planes</a>');
  const led = jest.fn();
  leads.addEventListener('click', led);
  leads.click();
  expect(led).toHaveBeenCalledTimes(1);
});

test('a link that leads on looks pressed while its page is on the way', async () => {
  const link = put<HTMLAnchorElement>('<a href="/sofa/2">Sofá</a>');
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(link.dataset.waiting).toBe('');
  dispatchEvent(new Event('pagehide'));
  expect(link.dataset.waiting).toBeUndefined();
});

test('a shortcut pressed early opens its target once', async () => {
  const button = put<HTMLButtonElement>('<button data-shortcut="k">Buscar</button>');
  const opened = jest.fn();
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true });
    button.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([press('k'), press('K'), press('p')]).toEqual([true, true, false]);
  button.addEventListener('click', opened);
  takeOver();
  await jest.advanceTimersByTimeAsync(200);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(press('k')).toBe(false);
});

test('a button whose code does not come looks pressed for a minute, and can be pressed again', async () => {
  const button = put<HTMLButtonElement>('<button>Compartir</button>');
  button.click();
  expect(button.dataset.waiting).toBe('');
  await jest.advanceTimersByTimeAsync(61_000);
  expect(button.dataset.waiting).toBeUndefined();
  const heard = jest.fn();
  button.click();
  button.addEventListener('click', heard);
  takeOver();
  await jest.advanceTimersByTimeAsync(200);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('React, which listens at the document once it has begun, does not press as well', async () => {
  const button = put<HTMLButtonElement>('<button>Quitar</button>');
  const react = jest.fn();
  document.addEventListener('click', react, { capture: true });
  button.click();
  expect(react).not.toHaveBeenCalled();
  takeOver();
  await jest.advanceTimersByTimeAsync(200);
  expect(react).toHaveBeenCalledTimes(1);
  document.removeEventListener('click', react, { capture: true });
});

test('a button of a form that does not send it waits for its code', async () => {
  const form = put<HTMLFormElement>('<form action="/search"><button type="button">Mostrar</button></form>');
  const heard = jest.fn();
  const button = form.querySelector('button');
  button?.click();
  button?.addEventListener('click', heard);
  takeOver();
  await jest.advanceTimersByTimeAsync(200);
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each(['77500', ''])('«%s», typed early, is told as a change that React can see', async (typed) => {
  const input = put<HTMLInputElement>('<input value="06600">');
  input.value = typed;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  // React's record of its own writing: a setter of the element's own
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
  // at once: what is pressed next must not find the field empty
  await jest.advanceTimersByTimeAsync(0);
  expect(told).toEqual([typed]);
  expect(input.value).toBe(typed);
});

test('two fields filled in before the page is alive both keep their text', async () => {
  const form = put<HTMLFormElement>('<form><input name="one"><input name="other"></form>');
  const [one, other] = [...form.querySelectorAll('input')];
  if (!one || !other) throw new Error('no fields');
  const kept: Record<string, string> = { one: '', other: '' };
  for (const [field, text] of [
    [one, '500'],
    [other, '480.5'],
    [other, '480.50'],
  ] as const) {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  takeOver();
  form.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement;
    kept[field.name] = field.value;
    for (const each of [one, other]) each.value = kept[each.name] ?? '';
  });
  await jest.advanceTimersByTimeAsync(100);
  expect([one.value, other.value]).toEqual(['500', '480.50']);
});

test('a field that was left before the page is alive is left once more for its code; one being typed in is not', async () => {
  const form = put<HTMLFormElement>('<form><input name="one"><input name="other"></form>');
  const [one, other] = [...form.querySelectorAll('input')];
  for (const field of [one, other]) {
    field?.focus();
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const heard: string[] = [];
  for (const name of ['input', 'focusout'])
    form.addEventListener(name, ({ type, target }) => heard.push(`${type} ${(target as HTMLInputElement).name}`));
  takeOver();
  await jest.advanceTimersByTimeAsync(100);
  expect(heard).toEqual(['input one', 'input other', 'focusout one']);
});

test('a box that was ticked early stays ticked', async () => {
  const box = put<HTMLInputElement>('<input type="checkbox">');
  box.click();
  takeOver();
  const told = jest.fn();
  box.addEventListener('click', told);
  await jest.advanceTimersByTimeAsync(100);
  expect(told).toHaveBeenCalledTimes(1);
  expect(box.checked).toBe(true);
});

test('a file that was chosen early is told once its code is there', async () => {
  const picker = put<HTMLInputElement>('<input type="file">');
  picker.dispatchEvent(new Event('change', { bubbles: true }));
  takeOver();
  const told = jest.fn();
  picker.addEventListener('change', told);
  await jest.advanceTimersByTimeAsync(100);
  expect(told).toHaveBeenCalledTimes(1);
});

test('reports the first touch once, and at once to scripts that ask later', async () => {
  put('<p></p>');
  const started = jest.fn();
  onFirstInteraction(started);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(started).not.toHaveBeenCalled();
  dispatchEvent(new Event('keydown'));
  dispatchEvent(new Event('pointerdown'));
  expect(started).toHaveBeenCalledTimes(1);
  await firstInteraction();
});

test('does not take a resting pointer for a touch while the page is laid out below it', async () => {
  put('<p></p>');
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

test('a picture that did not arrive while the line was gone is asked for again when it is back', () => {
  document.body.innerHTML = '<img src="/missed.avif"><img src="/here.avif"><img src="/coming.avif">';
  const asked: string[] = [];
  for (const picture of document.images) {
    const { src } = picture;
    const name = src.split('/').at(-1) ?? '';
    Object.defineProperties(picture, {
      complete: { value: name !== 'coming.avif' },
      naturalWidth: { value: name === 'here.avif' ? 300 : 0 },
      src: { get: () => src, set: () => asked.push(name) },
    });
  }
  fetchMissedPictures();
  dispatchEvent(new Event('online'));
  expect(asked).toEqual(['missed.avif']);
});
