import { type Redirect, redirectGone, type ShellApi } from '@actual/shell-contract';
import { failedPage, matchPage, openPage, type Page } from '@actual/shell-contract/navigation';
import type { PaymentDocument } from '../../payment-document/payment-documents';
import { isTimeout, within } from '../../within-time';
import type { RemotePart } from '../slots';
import { fieldsOf, postPage } from './post-page';

/** A request for a page, and the conditions under which its data are loaded. */
export interface PageRequest {
  request: Request;
  /** Owner of the address; null for the shell's own pages. */
  owner: string | null;
  /** The scripts that may run where cards are typed; `closed` where that is not sure, null elsewhere. */
  payment: PaymentDocument | 'closed' | null;
  /** Milliseconds in which the data of the page is there. */
  loaderMs: number;
  /** Called with everything that goes wrong while the page is made. */
  onError: (error: unknown, where: 'loader' | 'render') => void;
}

/** The page's address, the remote that owns it, and what the shell gives to it. */
interface Opening {
  url: URL;
  remote: RemotePart | undefined;
  shell: ShellApi;
}

async function pageOf(
  { request, owner, onError, payment }: PageRequest,
  { url, remote, shell }: Opening,
): Promise<Page | Redirect> {
  const { signal } = request;
  // the home page has nowhere to redirect to: without its remote it is unavailable, not unknown
  if (payment === 'closed' || (!remote && (owner !== null || url.pathname === '/'))) {
    onError(
      new Error('the page is not available: its remote is not loaded, or its payment document is closed'),
      'loader',
    );
    return failedPage(owner ?? 'shell', 503);
  }
  const match = remote ? matchPage(remote.routes, url.pathname) : null;
  if (!remote || !match) return redirectGone('/', 'page');
  const { name } = remote.artifact;
  const args = { owner: name, url, shell, signal, onError: (error: unknown) => onError(error, 'loader') };
  return request.method === 'POST'
    ? postPage(match, { ...args, fields: await fieldsOf(request) })
    : openPage(match, args);
}

/** A request's page with its data, or where the visitor belongs; one that takes too long is unavailable. */
export async function loadPage(input: PageRequest, opening: Opening): Promise<Page | Redirect> {
  try {
    return await within(pageOf(input, opening), input.loaderMs);
  } catch (error) {
    if (!isTimeout(error)) throw error;
    input.onError(new Error(`the data of the page took ${error.message}`), 'loader');
    return failedPage(input.owner ?? 'shell', 503);
  }
}
