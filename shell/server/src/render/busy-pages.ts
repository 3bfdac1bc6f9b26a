import type { BrandInfo } from '@actual/shell-contract';
import type { Brand, Site } from '@actual/themes-contract';
import { LRUCache } from 'lru-cache';
import type { ShellConfig } from '../config';
import type { Upstreams } from '../gateway/upstream';
import type { PaymentDocuments } from '../payment-document/payment-documents';
import type { Registry } from '../registry/registry';
import type { ShellAssets } from './assets';
import { renderPage } from './render-page';
import { serverApi } from './shell-data';

/** Nothing of any visitor is in it: one nonce does for all, and it costs next to nothing to send. */
interface BusyPage {
  bytes: Buffer;
  nonce: string;
}
/** What any page of this gateway is made with. */
export interface PageParts {
  config: ShellConfig;
  upstreams: Upstreams;
  registry: Registry;
  brands: Record<Site, Brand>;
  assets: ShellAssets;
  payment: PaymentDocuments;
}
type Siblings = Parameters<typeof renderPage>[0]['siblings'];

/** Of each brand, «too many pages are being made» in its look: made once, without asking a service. */
export class BusyPages {
  private readonly pages = new LRUCache<string, Promise<BusyPage>>({ max: 12 });

  constructor(private readonly parts: PageParts) {}

  of(brand: BrandInfo, siblings: Siblings): Promise<BusyPage> {
    const key = `${brand.origin} ${brand.site}`;
    const page = this.pages.get(key) ?? this.make(brand, siblings);
    this.pages.set(key, page);
    return page;
  }

  clear(): void {
    this.pages.clear();
  }

  private async make(brand: BrandInfo, siblings: Siblings): Promise<BusyPage> {
    const { assets, brands, config, payment, registry, upstreams } = this.parts;
    const { failed, ...base } = registry.snapshot();
    const result = await renderPage({
      request: new Request(brand.origin),
      brand: brands[brand.site],
      shell: { api: serverApi(upstreams, { site: brand.site, headers: {}, deadlineMs: config.apiTimeout }), brand },
      initial: { user: null, zipcode: null, quotation: null },
      social: {},
      emptyLinks: [],
      siblings,
      // a page whose owner could not be loaded answers 503 inside the frame
      snapshot: { ...base, failed: [...failed, { name: 'busy', owns: [] }] },
      analytics: false,
      owner: 'busy',
      assets,
      payment,
      onError: () => undefined,
    });
    return result.kind === 'page'
      ? { bytes: Buffer.from(result.html), nonce: result.nonce }
      : { bytes: Buffer.alloc(0), nonce: '' };
  }
}
