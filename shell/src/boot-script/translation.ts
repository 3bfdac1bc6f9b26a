import { isHydrated, whenHydrated } from './hydrated';

/** Texts of the author that stand again where a translator's were, until the page's code has found them. */
const givenBack = new Set<Text>();
/** Given back once: a translator that takes it again is left to it. */
const known = new WeakSet<Text>();

/** Takes a text out and puts it back, which translators notice. */
function show(text: Text): void {
  const { parentNode, nextSibling } = text;
  parentNode?.removeChild(text);
  parentNode?.insertBefore(text, nextSibling);
}

/** Lets translators read the content of a part. */
function release(region: HTMLElement): void {
  region.removeAttribute('translate');
  for (const text of givenBack) {
    if (text.parentElement?.closest('[translate="no"]')) continue;
    givenBack.delete(text);
    show(text);
  }
}

/** Translators leave alone every part that has no code yet, until it has. */
function hold(): void {
  for (const region of document.querySelectorAll<HTMLElement>('[data-hydration]:not([translate="no"])')) {
    if (isHydrated(region)) continue;
    region.setAttribute('translate', 'no');
    const free = () => release(region);
    whenHydrated(region, free, free);
  }
}

const isTranslators = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

function onChange(changes: MutationRecord[]): void {
  let translated = false;
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    const [text] = removedNodes;
    if (!(text instanceof Text) || known.has(text)) continue;
    const theirs = [addedNodes[0], previousSibling, nextSibling].find(isTranslators);
    if (!theirs?.isConnected || isHydrated(theirs)) continue;
    theirs.replaceWith(text);
    givenBack.add(text);
    known.add(text);
    translated = true;
  }
  if (!translated) return;
  hold();
  // all parts wake, as for a visitor who touches the page
  dispatchEvent(new Event('scroll'));
}

/**
 * A browser's translator puts each text into elements of its own, which the page's code would not know: React would
 * throw the part away with the text typed in it. A part that was translated before its code arrives shows its author's
 * text while the code takes it over, and is translated again right after.
 */
export function keepAuthorsTexts(): void {
  const watch = () => new MutationObserver(onChange).observe(document, { childList: true, subtree: true });
  // translators begin when the document is there
  if (document.readyState === 'loading') document.addEventListener('readystatechange', watch, { once: true });
  else watch();
}
