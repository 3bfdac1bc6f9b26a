import type { Turn } from '@actual/shell-contract';
import type { SleepingParts } from '@actual/shell-contract/navigation';
import { headStart, onFirstInteraction, partsAround } from './boot-script/first-interaction';
import { whenIdle } from './when-idle';

/** Milliseconds that a busy browser may keep the next part waiting. */
const longestWait = 300;
/** Milliseconds that what comes next waits for parts whose code does not come. */
const patience = 5_000;

interface Waiting {
  part: string;
  wake: () => void;
}

const areLeft = (): boolean => document.querySelector('[data-hydration=""]') !== null;

/** The turns of a document's sleeping parts. */
export interface Turns {
  turn: Turn;
  asleep: SleepingParts;
}

/**
 * Wakes the sleeping parts of a document, one in each idle moment; a press wakes those around it at once. Parts of which
 * no code was fetched ahead join a moment after the first sign of a visitor: what was pressed has the line first.
 */
export function createTurns(): Turns {
  let untouched: Waiting[] = [];
  let queue: Waiting[] = [];
  let touched = false;
  const wakeNext = (): void =>
    whenIdle(() => {
      queue.shift()?.wake();
      if (queue.length > 0) wakeNext();
    }, longestWait);
  const join = (parts: Waiting[]): void => {
    const isIdle = queue.length === 0;
    queue.push(...parts);
    if (isIdle && queue.length > 0) wakeNext();
  };
  const wakeAround = ({ target }: Event): void => {
    const around = partsAround(target);
    const isNear = ({ part }: Waiting) => around.includes(part);
    const near = [...untouched, ...queue].filter(isNear);
    untouched = untouched.filter((one) => !isNear(one));
    queue = queue.filter((one) => !isNear(one));
    for (const { wake } of near) wake();
  };
  for (const name of ['pointerdown', 'focusin', 'click'])
    addEventListener(name, wakeAround, { capture: true, passive: true });
  onFirstInteraction(() =>
    setTimeout(() => {
      touched = true;
      join(untouched.splice(0));
    }, headStart),
  );
  /** Pressed before anything listened here: see `early-presses`. */
  const isPressed = (part: string): boolean => partsAround(document.querySelector('[data-waiting]')).includes(part);
  return {
    turn(part, soon = false) {
      if ((touched && queue.length === 0) || isPressed(part)) return Promise.resolve();
      return new Promise((wake) => {
        if (soon || touched) join([{ part, wake }]);
        else untouched.push({ part, wake });
      });
    },
    asleep: {
      areLeft,
      wake() {
        touched = true;
        for (const { wake } of [...queue.splice(0), ...untouched.splice(0)]) wake();
        const since = Date.now();
        return new Promise((resolve) => {
          const look = () => {
            if (!areLeft() || Date.now() - since > patience) resolve();
            else setTimeout(look, 16);
          };
          look();
        });
      },
    },
  };
}
