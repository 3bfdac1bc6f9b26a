/**
 * The first script of every page, written into the document itself. What can be seen comes before what makes it alive:
 * the page's scripts are fetched when everything is loaded and the browser has a moment, at once where somebody touches
 * the page, and where data is to be saved only then. What is done until then is kept.
 */
import { keepEarlyClicks } from './early-clicks';
import { keepEarlyTyping } from './early-typing';
import { onFirstTouch } from './touches';

/** Milliseconds a busy browser may keep the page waiting for its moment. */
const longestWait = 1500;

const { dataset, nonce = '' } = document.currentScript as HTMLScriptElement;
/** `[address, integrity]` of what the page runs, the shell first. */
const scripts: [string, string][] = JSON.parse(dataset.scripts ?? '[]');
let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const [index, [href, integrity]] of scripts.entries()) {
    // the shell runs, and asks for the others when it needs them: they are on their way by then
    const element =
      index === 0
        ? Object.assign(document.createElement('script'), { src: href })
        : Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href });
    document.head.append(Object.assign(element, { integrity, nonce }));
  }
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: longestWait });
  else setTimeout(start, 200);
}

keepEarlyClicks();
keepEarlyTyping();
onFirstTouch(start);
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
if (!connection?.saveData) {
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
}
