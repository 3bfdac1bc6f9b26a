import type { BrandInfo } from '@actual/shell-contract';
import { LRUCache } from 'lru-cache';
import { frameAddresses } from '../../../src/frame/footer/footer-links';
import type { LoadedRemote } from '../registry/types';
import { existingAddresses } from './addresses';
import type { PageParts } from './make-page';
import { type PageInput, renderPage } from './render-page';
import { serverApi } from './shell-data';
import type { RemotePart } from './slots';

/** Nothing of any visitor is in it: one nonce does for all, and it costs next to nothing to send. */
interface FramePage {
  bytes: Buffer;
  nonce: string;
}
/** Owner of a page that nobody makes now. */
const nobody = 'busy';

/** Of each brand, the page for when no other can be made. The gateway makes it once, without any remote's code. */
export class FramePages {
  private readonly pages = new LRUCache<string, Promise<FramePage>>({ max: 12 });

  constructor(private readonly parts: PageParts) {}

  of(brand: BrandInfo, siblings: PageInput['siblings']): Promise<FramePage> {
    const key = `${brand.origin} ${brand.site}`;
    const kept = this.pages.get(key);
    if (kept) return kept;
    const page = this.make(brand, siblings);
    this.pages.set(key, page);
    page.catch(() => this.pages.delete(key));
    return page;
  }

  clear(): void {
    this.pages.clear();
  }

  private async make(brand: BrandInfo, siblings: PageInput['siblings']): Promise<FramePage> {
    const { assets, brands, config, registry, upstreams } = this.parts;
    const snapshot = registry.snapshot();
    const codeless = ({ artifact }: LoadedRemote): RemotePart => ({ artifact, routes: [], slots: null });
    const remotes = [...snapshot.remotes].map(([name, remote]) => [name, codeless(remote)] as const);
    const result = await renderPage({
      writeCookie: () => undefined,
      request: new Request(brand.origin),
      brand: brands[brand.site],
      shell: { api: serverApi(upstreams, { site: brand.site, headers: {}, deadlineMs: config.apiTimeout }), brand },
      initial: { user: null, zipcode: null, quotation: null },
      social: {},
      company: undefined,
      emptyLinks: [],
      siblings,
      addresses: existingAddresses(snapshot, frameAddresses),
      // a page whose owner could not be loaded answers 503 inside the frame
      set: { remotes: new Map(remotes), failed: [...snapshot.failed, { name: nobody, owns: [] }] },
      analytics: false,
      owner: nobody,
      assets,
      payment: null,
      loaderMs: config.apiTimeout,
      onError: () => undefined,
    });
    return result.kind === 'page'
      ? { bytes: Buffer.from(result.html), nonce: result.nonce }
      : { bytes: Buffer.alloc(0), nonce: '' };
  }
}
