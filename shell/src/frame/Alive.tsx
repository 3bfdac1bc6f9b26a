import { farMark } from '@actual/themes-contract';
import { useEffect } from 'react';

/** Where a browser cannot tell its spare moments, one is taken soon. */
const inSpareTime = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 50);
};

/**
 * From now on far parts (`whenNear`) are laid out like all others. One at a time: all together they would hold a touch for
 * a tenth of a second on a slow phone. When the last is done the document has `data-alive`.
 */
function layOutFarParts(): void {
  inSpareTime(() => {
    const far = document.querySelector(`[${farMark}]`);
    if (!far) {
      document.documentElement.dataset.alive = '';
      return;
    }
    far.removeAttribute(farMark);
    layOutFarParts();
  });
}

/** Marks the moment from which the page answers by itself: `performance` knows it as «viva», for measurements and tests. */
export const Alive = () => {
  useEffect(() => {
    performance.mark('viva');
    layOutFarParts();
  }, []);
  return null;
};
