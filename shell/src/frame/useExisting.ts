import { usePage } from '../page-context';
import type { FrameLink } from './facts';

/** Keeps the links whose page exists in this store. */
export const useExisting = (): ((links: FrameLink[]) => FrameLink[]) => {
  const { addresses } = usePage();
  return (links) => links.filter(({ href }) => addresses.includes(href));
};
