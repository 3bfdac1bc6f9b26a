import { keepEarlySends } from './early-sends';
import { keepEarlyTyping } from './early-typing';
import { put, takeOver } from './testing';

keepEarlySends();
keepEarlyTyping();
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
});
afterEach(() => jest.useRealTimers());

test('a form that says where it goes works by itself, and asks again in other words', () => {
  const form = put<HTMLFormElement>('<form action="/search"><button>Buscar</button></form>');
  const sent = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  form.querySelector('button')?.click();
  form.querySelector('button')?.click();
  expect(sent).toHaveBeenCalledTimes(2);
});

test('a form that the browser sends looks pressed and is sent once, also where its code comes before the answer', () => {
  const form = put<HTMLFormElement>('<form method="post" action="/contactanos"><button>Enviar</button></form>');
  const button = form.querySelector('button') as HTMLButtonElement;
  const sent = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  button.click();
  expect(button.dataset.waiting).toBe('');
  button.click();
  takeOver();
  button.click();
  expect(sent).toHaveBeenCalledTimes(1);
  // back at the page, it can be sent again
  dispatchEvent(new Event('pagehide'));
  expect(button.dataset.waiting).toBeUndefined();
  button.click();
  expect(sent).toHaveBeenCalledTimes(2);
});

test('a form that only script can send waits for it, and keeps the typed text', async () => {
  const form = put<HTMLFormElement>('<form><input name="notes"><button>Guardar</button></form>');
  const [input, button] = [form.querySelector('input'), form.querySelector('button')];
  if (!input || !button) throw new Error('no form');
  const told: string[] = [];
  const sent = jest.fn((event: Event) => event.preventDefault());
  input.value = 'Pidió fotos';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  button.click();
  button.click();
  form.addEventListener('submit', sent);
  input.addEventListener('input', () => told.push(input.value));
  await jest.advanceTimersByTimeAsync(2_000);
  takeOver();
  sent.mockImplementation((event) => {
    event.preventDefault();
    expect(told).toEqual(['Pidió fotos']);
  });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a form with a password waits for its code, so that no answered page asks for the password again', async () => {
  const form = put<HTMLFormElement>('<form action="/entrar"><input type="password"><button>Entrar</button></form>');
  const sent = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  form.querySelector('button')?.click();
  expect(form.querySelector('button')?.dataset.waiting).toBe('');
  await jest.advanceTimersByTimeAsync(9_000);
  expect(sent).not.toHaveBeenCalled();
  takeOver();
  await jest.advanceTimersByTimeAsync(200);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(form.querySelector('button')?.dataset.waiting).toBeUndefined();
});

test('a form with a password whose code does not come is sent to its page after ten seconds', async () => {
  const form = put<HTMLFormElement>('<form action="/entrar"><input type="password"><button>Entrar</button></form>');
  const sent = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  form.querySelector('button')?.click();
  await jest.advanceTimersByTimeAsync(12_000);
  expect(sent).toHaveBeenCalledTimes(1);
});
