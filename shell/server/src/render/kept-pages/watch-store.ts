import { defaultSite } from '@actual/contracts/facts/company/brands';
import type { Upstreams } from '../../gateway/upstream';
import { serverApi } from '../shell-data';

/** Milliseconds between two questions: a change of staff is in every page within a second. */
const askEvery = 500;
/** Milliseconds an answer may take; without one, pages grow old as they always do. */
const patience = 2_000;

/** The catalog's count of staff's changes, from a gateway's services. */
export function revisionFrom(upstreams: Upstreams): () => Promise<number> {
  const api = serverApi(upstreams, { site: defaultSite, headers: {}, deadlineMs: patience });
  return async () => (await api('GET /site/revision')).revision;
}

/** Asks again and again whether staff changed the store's content, and says so. */
export function watchStore(revision: () => Promise<number>, onChange: () => void): { stop: () => void } {
  let known: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const ask = async () => {
    try {
      const found = await revision();
      if (known !== undefined && found !== known) onChange();
      known = found;
    } catch {
      // asked again soon
    }
    if (!isStopped) timer = setTimeout(ask, askEvery).unref();
  };
  timer = setTimeout(ask, askEvery).unref();
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
