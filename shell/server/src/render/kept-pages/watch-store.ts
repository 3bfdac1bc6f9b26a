import { defaultSite } from '@actual/contracts/facts/company/brands';
import type { Upstreams } from '../../gateway/upstream';
import { serverApi } from '../shell-data';

/** Milliseconds between two questions: a change of staff is in every page within a second. */
const askEvery = 500;
/** Milliseconds without a page after which nothing is asked until the next one. */
const restsAfter = 10_000;
/** Milliseconds that the first pages after a rest wait for the answer; a catalog that is away keeps nobody longer. */
const waitAtMost = 250;
/** Milliseconds an answer may take; without one, pages grow old as they always do. */
const patience = 2_000;

/** The catalog's count of staff's changes, from a gateway's services. */
export function revisionFrom(upstreams: Upstreams): () => Promise<number> {
  const api = serverApi(upstreams, { site: defaultSite, headers: {}, deadlineMs: patience });
  return async () => (await api('GET /site/revision')).revision;
}

export interface StoreWatch {
  /** Somebody asks for a page: returns a promise where it has to wait, because the watch had rested. */
  readonly onPage: () => Promise<unknown> | undefined;
  readonly stop: () => void;
}

/** Asks again and again, while pages are asked for, whether staff changed the store's content, and says so. */
export function watchStore(revision: () => Promise<number>, onChange: () => void): StoreWatch {
  let known: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pageAt = performance.now();
  let isResting = false;
  let isStopped = false;
  let waking: Promise<unknown> | undefined;
  const ask = async () => {
    try {
      const found = await revision();
      if (known !== undefined && found !== known) onChange();
      known = found;
    } catch {
      // asked again soon
    }
    isResting = performance.now() - pageAt > restsAfter;
    if (!isStopped && !isResting) timer = setTimeout(ask, askEvery).unref();
  };
  timer = setTimeout(ask, askEvery).unref();
  return {
    onPage: () => {
      pageAt = performance.now();
      if (isResting && !isStopped) {
        isResting = false;
        const enough = new Promise((resolve) => setTimeout(resolve, waitAtMost).unref());
        waking = Promise.race([ask(), enough]).then(() => {
          waking = undefined;
        });
      }
      return waking;
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
