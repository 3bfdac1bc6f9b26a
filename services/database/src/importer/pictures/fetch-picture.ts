import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { importedPictures } from '@actual/contracts/facts/capacities';
import { Agent, fetch, type Response } from 'undici';
import { ImportError } from '../import-error';
import { isPublicAddress } from './public-address';

const { bytesOfOne, secondsOfOne } = importedPictures;
const patienceMs = secondsOfOne * 1_000;
/** From one address to the next; shops whose pictures moved to a CDN need one or two. */
const mostRedirects = 3;

/** Fetches pictures by their addresses. */
export type PictureFetcher = (address: string) => Promise<Buffer>;

const notInternet = 'no es de internet';

/**
 * Fetches over HTTPS from public addresses: the address a name was resolved to is checked at the connection, so that
 * nothing leads inside. `mayConnect` and `protocols` are for tests.
 */
export function pictureFetcher({ mayConnect = isPublicAddress, protocols = ['https:'] } = {}): PictureFetcher {
  const guarded: LookupFunction = (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      const allowed = (found ?? []).filter(({ address }) => mayConnect(address));
      if (error || allowed.length === 0) done(error ?? new ImportError(`su dirección ${notInternet}`), '', 4);
      else if (options.all) done(null, allowed);
      else done(null, allowed[0]?.address ?? '', allowed[0]?.family ?? 4);
    });
  const dispatcher = new Agent({ connect: { lookup: guarded, timeout: patienceMs } });

  /** @throws ImportError where nothing may be fetched from there; `which` begins its sentence */
  const judged = (url: URL | null, which: string): URL => {
    if (!url || !protocols.includes(url.protocol)) throw new ImportError(`${which} no es https://`);
    // an address of numbers is never looked up
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !mayConnect(host)) throw new ImportError(`${which} ${notInternet}`);
    return url;
  };
  return async (address) => {
    const signal = AbortSignal.timeout(patienceMs);
    let url = judged(URL.canParse(address) ? new URL(address) : null, 'su dirección');
    try {
      for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
        const answer = await fetch(url, { dispatcher, redirect: 'manual', signal });
        const next = answer.headers.get('location');
        if (answer.status < 300 || answer.status >= 400 || next === null) return await bytesOf(answer);
        await answer.body?.cancel();
        url = judged(URL.canParse(next, url.href) ? new URL(next, url) : null, 'su dirección lleva a otra que');
      }
      throw new ImportError(`su dirección lleva a otra más de ${mostRedirects} veces`);
    } catch (error) {
      throw wordsOf(error);
    }
  };
}

async function bytesOf(answer: Response): Promise<Buffer> {
  if (!answer.ok || !answer.body) throw new ImportError(`su dirección contesta ${answer.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body) {
    size += part.length;
    if (size > bytesOfOne) throw new ImportError(`pesa más de ${bytesOfOne / 1_000_000} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function wordsOf(error: unknown): ImportError {
  if (error instanceof ImportError) return error;
  const { cause, name } = error as { cause?: unknown; name?: string };
  if (cause instanceof ImportError) return cause;
  return new ImportError(
    name === 'TimeoutError' ? `su dirección no contesta en ${secondsOfOne} segundos` : 'su dirección no contesta',
  );
}
