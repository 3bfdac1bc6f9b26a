import { farMark } from '@actual/themes-contract';
import { useEffect } from 'react';
import { whenIdle } from '../when-idle';

/** Milliseconds one far part waits for its moment. */
const longestWait = 500;

/**
 * From now on far parts (`whenNear`) are laid out like all others. One at a time: all together they would hold a touch for
 * a tenth of a second on a slow phone. When the last is done the document has `data-hydrated`.
 */
function layOutFarParts(): void {
  whenIdle(() => {
    const far = document.querySelector(`[${farMark}]`);
    if (!far) {
      document.documentElement.dataset.hydrated = '';
      return;
    }
    far.removeAttribute(farMark);
    layOutFarParts();
  }, longestWait);
}

/** The moment from which the page answers by itself: `performance` knows it as `hydrated`. */
export const Hydrated = () => {
  useEffect(() => {
    performance.mark('hydrated');
    layOutFarParts();
  }, []);
  return null;
};
