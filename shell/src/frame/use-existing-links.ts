import { usePage } from '../page-context';
import type { FrameLink } from './footer/footer-links';

/** Keeps the links whose page exists in this store. */
export const useExistingLinks = (): ((links: FrameLink[]) => FrameLink[]) => {
  const { addresses } = usePage();
  return (links) => links.filter(({ href }) => addresses.includes(href));
};
