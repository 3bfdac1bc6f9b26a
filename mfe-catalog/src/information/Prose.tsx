import { useNavigate } from '@actual/shell-contract';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { ownHtml } from './own-html';
import { proseStyles } from './prose-styles';

const Text = styled.div`
  ${proseStyles}
`;

/** The address inside the store that a plain click wants; null for any other click. */
function wantedBy(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return plain && !event.defaultPrevented && href.startsWith('/') ? href : null;
}

/** A compiled text. Its links inside the store change the page without loading it anew. */
export function Prose({ html }: { html: string }) {
  const navigate = useNavigate();
  // a mark made anew would be another text to React
  const __html = useMemo(() => ownHtml(html), [html]);
  const followLinks = (text: HTMLElement | null) => {
    const follow = (event: MouseEvent) => {
      const href = wantedBy(event);
      if (!href) return;
      event.preventDefault();
      void navigate(href);
    };
    text?.addEventListener('click', follow);
    return () => text?.removeEventListener('click', follow);
  };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own compiler, which lets no HTML of a text through
  return <Text ref={followLinks} dangerouslySetInnerHTML={{ __html }} />;
}
