import type { PagePlace } from './report';

/** The page that the document shows, as the server wrote it at the first script, and as navigation changes it. */
const element = (): HTMLElement | null => document.querySelector('script[data-page]');

export const placeAt = ({ dataset }: HTMLElement): PagePlace => JSON.parse(dataset.page ?? '{}');

/** Notes that the document shows another page. */
export function moveTo(place: PagePlace): void {
  const script = element();
  if (script) script.dataset.page = JSON.stringify(place);
}
