import { isHydrated, patience, whenTold } from './hydrated';

/** Buttons, and links that open something on this page; other links lead on by themselves. */
const pressed = 'button, [role="button"], a[aria-haspopup]';

/** A button of a form sends or resets it without script. */
const actsOnForm = (button: Element): boolean =>
  button instanceof HTMLButtonElement && button.form !== null && button.type !== 'button';

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Shows that something was pressed, and presses it when its code is there. */
function pressLater(button: HTMLElement): void {
  button.dataset.waiting = '';
  const release = () => delete button.dataset.waiting;
  whenTold(
    button,
    () => {
      release();
      button.click();
    },
    release,
  );
}

/** Stops the browser and React from acting on a kept press, so that nothing happens twice. */
function keep(event: Event): void {
  event.preventDefault();
  // React listens at the document too, and would press as well once it has taken over
  event.stopImmediatePropagation();
}

/** A link that leads on looks pressed until its page is there. */
function showLeading(event: MouseEvent, link: HTMLAnchorElement | null): void {
  if (!link || link.target || isHydrated(link) || event.defaultPrevented || opensElsewhere(event)) return;
  if (link.pathname + link.search === location.pathname + location.search) return;
  link.dataset.waiting = '';
  const release = () => delete link.dataset.waiting;
  addEventListener('pagehide', release, { once: true });
  setTimeout(release, patience);
}

const buttonOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(pressed) : null;

/** The button without code that the pointer went down on last: its code never hears of a press's beginning. */
let begunOn: HTMLElement | null = null;

function onDown(event: Event): void {
  const button = buttonOf(event);
  begunOn = button && !isHydrated(button) ? button : null;
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const button = buttonOf(event);
  const isWhole = begunOn === null || begunOn !== button;
  begunOn = null;
  if (!button) showLeading(event, event.target.closest('a'));
  if (!button || (isHydrated(button) && isWhole) || actsOnForm(button)) return;
  if (button instanceof HTMLAnchorElement && opensElsewhere(event)) return;
  keep(event);
  pressLater(button);
}

/** Ctrl (or ⌘) with the letter that an element names as its own. */
function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (!(ctrlKey || metaKey) || altKey || !/^[a-z]$/i.test(key)) return;
  const button = document.querySelector<HTMLElement>(`[data-shortcut="${key.toLowerCase()}"]`);
  if (!button || isHydrated(button)) return;
  keep(event);
  if (button.dataset.waiting === undefined) pressLater(button);
}

/** Keeps presses on buttons whose code has not arrived: they show as pressed, and are repeated when it has. */
export function keepEarlyPresses(): void {
  document.addEventListener('pointerdown', onDown, { capture: true, passive: true });
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', onKey, { capture: true });
}
