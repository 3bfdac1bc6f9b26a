import { hydrationRegion } from '@actual/shell-contract';
import { keepAuthorsTexts } from './translation';

/** As Chrome's translation does to one text. */
function translate(text: ChildNode): HTMLElement {
  const theirs = document.createElement('font');
  theirs.innerHTML = `<font>${text.nodeValue} (en)</font>`;
  text.replaceWith(theirs);
  return theirs;
}
const frame = () => new Promise((resolve) => setTimeout(resolve, 60));

keepAuthorsTexts();
beforeEach(() => {
  document.body.innerHTML =
    '<main data-hydration=""><p>Un solo pago <b>$297.50</b></p><div data-hydration=""><i>Llega pronto</i></div></main>';
});

const [region, inner] = ['main', 'main div'].map((name) => () => document.querySelector(name) as HTMLElement);

test('text translated before the page is alive is restored, and offered to the translator again afterwards', async () => {
  const woken = jest.fn();
  addEventListener('scroll', woken, { once: true });
  const text = document.querySelector('p')?.firstChild as Text;
  translate(text);
  await frame();
  expect(document.querySelector('p')?.firstChild).toBe(text);
  expect([region?.().getAttribute('translate'), woken.mock.calls.length]).toEqual(['no', 1]);

  const shown: Node[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) shown.push(...addedNodes);
  }).observe(document.body, { childList: true, subtree: true });
  hydrationRegion.ref(region?.() ?? null);
  await frame();
  expect(region?.().hasAttribute('translate')).toBe(false);
  expect(shown).toEqual([text]);
  // a part whose code is not there yet goes on waiting
  expect(inner?.().getAttribute('translate')).toBe('no');
});

test('a translator that puts its own beside a text before it takes that out is understood too', async () => {
  const text = document.querySelector('i')?.firstChild as Text;
  text.before(document.createElement('font'));
  text.remove();
  await frame();
  expect(document.querySelector('i')?.innerHTML).toBe('Llega pronto');
});

test('keeps a translation made after hydration', async () => {
  hydrationRegion.ref(region?.() ?? null);
  const theirs = translate(document.querySelector('p')?.firstChild as Text);
  await frame();
  expect(theirs.isConnected).toBe(true);
});

test('a translator that takes a text again is left to it', async () => {
  const text = document.querySelector('i')?.firstChild as Text;
  translate(text);
  await frame();
  const again = translate(text);
  await frame();
  expect(again.isConnected).toBe(true);
});
