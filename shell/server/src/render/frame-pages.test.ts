import { FramePages } from './frame-pages';
import type { PageParts } from './make-page';

test('a page for when no other can be made is tried again after it failed', async () => {
  const snapshot = jest.fn<never, []>(() => {
    throw new Error('not yet');
  });
  const parts = { assets: {}, brands: {}, config: {}, upstreams: {}, registry: { snapshot } };
  const pages = new FramePages(parts as unknown as PageParts);
  const brand = { site: 'actual-home', origin: 'http://home.localhost' } as const;
  for (let times = 0; times < 2; times += 1)
    await expect(pages.of(brand as Parameters<FramePages['of']>[0], [] as never)).rejects.toThrow('not yet');
  expect(snapshot).toHaveBeenCalledTimes(2);
});
