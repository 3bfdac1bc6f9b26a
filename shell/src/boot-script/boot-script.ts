/**
 * The first script of every page, written into the document itself. The visible page comes before its code: the page's
 * scripts are fetched when everything is loaded and the browser has a moment, and run a moment later, when the last
 * pictures are painted; then the scripts for the first touch are fetched. All is fetched at once where somebody touches
 * the page, and the second part only then where data is to be saved. Presses and typing until then are kept.
 */
import { placeAt } from '../page-reports/place';
import { reportErrors } from '../page-reports/report-errors';
import { savesData } from '../saves-data';
import { guardShop } from '../trusted-types/shop';
import { whenIdle } from '../when-idle';
import { keepEarlyPresses } from './early-presses';
import { keepEarlySends } from './early-sends';
import { keepEarlyTyping } from './early-typing';
import { onFirstInteraction } from './first-interaction';
import { keepAuthorsTexts } from './translation';

/** Milliseconds a busy browser may keep the page waiting for its moment. */
const longestWait = 1500;
/** Milliseconds between fetching the scripts and running them. */
const pause = 800;

const self = document.currentScript as HTMLScriptElement;
const { dataset, nonce = '' } = self;
/** `[address, integrity]` of each script. */
type Scripts = [string, string][];
const read = (list = '[]'): Scripts => JSON.parse(list);
/** The scripts that the page runs, the shell first. */
const scripts = read(dataset.scripts);
/** The scripts for the first touch: fetched once the page is alive, or only then. */
const soon = read(dataset.soon);
const later = read(dataset.later);

const put = (element: HTMLScriptElement | HTMLLinkElement, integrity = ''): void =>
  document.head.append(Object.assign(element, { integrity, nonce }));

const once = (work: () => void) => {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
};

const preload = (files: Scripts, fetchPriority = 'auto'): void => {
  for (const [href, integrity] of files)
    put(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, fetchPriority }),
      integrity,
    );
};

const fetchAll = once(() => preload(scripts));
/** The shell runs, and asks for the others when it needs them: they are on their way by then. */
const start = once(() => {
  fetchAll();
  const [[src = '', integrity] = []] = scripts;
  put(Object.assign(document.createElement('script'), { src }), integrity);
});

const fetchSoon = once(() => preload(soon, 'low'));

function startInTime(): void {
  fetchAll();
  setTimeout(() => {
    start();
    whenIdle(fetchSoon, longestWait);
  }, pause);
}
const startWhenIdle = (): void => whenIdle(startInTime, longestWait);

// before anything of the page runs, so that an error which keeps it from starting is reported too
reportErrors(() => placeAt(self));
// before anything makes a script
guardShop();
keepEarlyPresses();
keepEarlySends();
keepEarlyTyping();
keepAuthorsTexts();
onFirstInteraction(() => {
  start();
  fetchSoon();
  preload(later, 'low');
});
if (!savesData()) {
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
}
