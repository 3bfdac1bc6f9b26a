import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is made ready for paper, so that paper-only parts are not rendered before. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia('print');
    const look = () => setPrinting(paper.matches);
    // the page is drawn for paper as soon as this returns
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    look();
    paper.addEventListener('change', look);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      paper.removeEventListener('change', look);
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}
