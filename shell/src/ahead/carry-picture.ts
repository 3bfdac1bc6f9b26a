import type { Carry } from '@actual/shell-contract/navigation';

/** Milliseconds that the screen may stand still for the next page; past that it comes without the motion. */
const patience = 400;

/** Milliseconds of waiting after which the page itself is wanted, not its entrance, which costs a slow phone as much again. */
const longestWait = 300;

/** Name of the one picture that goes over from page to page, in the styles too (`ground.ts`). */
const name = 'carried';

const isSeen = (element: Element): boolean => {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
};

/** The tile on the screen that shows an address's product. */
const tileOf = (path: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-carried="${CSS.escape(path)}"]`)].find(isSeen);

/** Shows the picture that is here already until the larger one is. */
function standIn(tile: HTMLElement, source: string): void {
  const picture = tile.querySelector('img');
  if (!picture || picture.complete || !source) return;
  const { style } = picture;
  style.background = `center / contain no-repeat content-box url("${source}")`;
  const gone = () => style.removeProperty('background');
  picture.addEventListener('load', gone, { once: true });
  picture.addEventListener('error', gone, { once: true });
}

/** Lets a tile's picture grow into its page's, and shrink back, where browser, screen and visitor allow it. */
export const carryPicture: Carry = (from, to, show) => {
  const still =
    !document.startViewTransition || to.waited > longestWait || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const path = still ? undefined : [to.location.pathname, from.location.pathname].find(tileOf);
  const before = path ? tileOf(path) : undefined;
  if (!path || !before) {
    void show();
    return;
  }
  let after: HTMLElement | undefined;
  before.style.viewTransitionName = name;
  const source = before.querySelector('img')?.currentSrc ?? '';
  const transition = document.startViewTransition(async () => {
    await Promise.race([show(), new Promise((resolve) => setTimeout(resolve, patience))]);
    before.style.viewTransitionName = '';
    after = tileOf(path);
    if (!after) return;
    after.style.viewTransitionName = name;
    standIn(after, source);
  });
  const over = () => {
    if (after) after.style.viewTransitionName = '';
  };
  // a transition that another one overtook is no failure: the page is there
  transition.ready.catch(() => {});
  transition.finished.then(over, over);
};
