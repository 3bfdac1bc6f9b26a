/**
 * The first script of every page, written into the head of the document itself: on a slow line somebody presses what
 * they see before the rest of the page is there. The visible page comes before its code: the scripts of
 * the page's frame are fetched when everything is loaded and the browser has a moment, then those of the sleeping parts
 * that wake by themselves; the frame's run a moment later, when the last pictures are painted. All is fetched at once
 * where somebody touches the page: first what was touched, a moment later the other parts. Where data is to be saved
 * nothing is fetched before. Presses and typing until then are kept.
 */
import { placeAt } from '../page-reports/place';
import { reportErrors } from '../page-reports/report-errors';
import { savesData } from '../saves-data';
import { guardShop } from '../trusted-types/shop';
import { whenIdle } from '../when-idle';
import { keepEarlyPresses } from './early-presses';
import { keepEarlySends } from './early-sends';
import { keepEarlyTyping } from './early-typing';
import { headStart, onFirstInteraction, partsAround } from './first-interaction';
import { fetchMissedPictures } from './missed-pictures';
import { keepAuthorsTexts } from './translation';

/** Milliseconds a busy browser may keep the page waiting for its moment. */
const longestWait = 1500;
/** Milliseconds between fetching the scripts and running them. */
const pause = 800;

const self = document.currentScript as HTMLScriptElement;
const { dataset, nonce = '' } = self;
/** `[address, integrity]` of each script. */
type Scripts = [string, string][];
const read = (list = '[]') => JSON.parse(list);
/** The scripts that the page runs, the shell first. */
const scripts: Scripts = read(dataset.scripts);
/** The scripts of parts that wake by themselves. */
const soon: Scripts = read(dataset.soon);
/** Those of parts that wait for a touch, by part. */
const later: [string, Scripts][] = read(dataset.later);

const put = (element: HTMLScriptElement | HTMLLinkElement, integrity = ''): void =>
  document.head.append(Object.assign(element, { integrity, nonce }));

const once = (work: () => void) => {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
};

const preload = (files: Scripts, fetchPriority = 'auto'): Promise<unknown> =>
  Promise.all(
    files.map(
      ([href, integrity]) =>
        new Promise((onload) => {
          const link = document.createElement('link');
          put(Object.assign(link, { rel: 'preload', as: 'script', href, fetchPriority, onload }), integrity);
        }),
    ),
  );

const fetchSoon = once(() => void preload(soon, 'low'));
const fetchAll = once(() => void preload(scripts).then(fetchSoon));
/** The shell runs, and asks for the others when it needs them. Where the line is gone it is asked for again. */
function run(again = pause): void {
  const [[src = '', integrity] = []] = scripts;
  const script = document.createElement('script');
  script.onerror = () => {
    const retry = once(() => run(again * 2));
    for (const sign of ['online', 'pointerdown']) addEventListener(sign, retry, { once: true });
    setTimeout(retry, again);
  };
  put(Object.assign(script, { src }), integrity);
}
const start = once(() => {
  fetchAll();
  // the page's data stand at its end
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => run(), { once: true });
  else run();
});

function startInTime(): void {
  fetchAll();
  setTimeout(start, pause);
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
fetchMissedPictures();
onFirstInteraction((target) => {
  const around = partsAround(target);
  // what is awake opens the page's own parts
  const touched = around.length === 0 && target instanceof Element ? [''] : around;
  const fetchLater = (isTouched: boolean, priority: string) => {
    for (const [part, files] of later) if (touched.includes(part) === isTouched) void preload(files, priority);
  };
  start();
  fetchLater(true, 'high');
  fetchSoon();
  setTimeout(() => fetchLater(false, 'low'), headStart);
});
if (!savesData()) {
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
}
