import type { Page } from '@playwright/test';

/** Stands behind each text that was translated; nobody sees it. */
const mark = '\u200b';

/**
 * Does to every page the same as Chrome's translation: once the document is loaded, and whenever a text comes or
 * changes, its node is taken out and two elements stand in its place, with another text in them.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript((sign) => {
    const untouched = 'script, style, noscript, textarea, title, svg, font, [translate="no"]';
    const translate = (text: Node): void => {
      const parent = text.parentElement;
      if (!text.isConnected || !parent || parent.closest(untouched) || !text.nodeValue?.trim()) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      inner.append(text.nodeValue + sign);
      text.parentNode?.replaceChild(outer, text);
    };
    const translateIn = (node: Node): void => {
      if (node.nodeType === Node.TEXT_NODE) {
        translate(node);
        return;
      }
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (texts.nextNode()) found.push(texts.currentNode);
      found.forEach(translate);
    };
    addEventListener('load', () => {
      document.documentElement.lang = 'en';
      translateIn(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes, type } of changes)
          if (type === 'characterData') translate(target);
          else addedNodes.forEach(translateIn);
      }).observe(document.documentElement, { childList: true, characterData: true, subtree: true });
    });
  }, mark);
}

/** A text of the page as its author wrote it. */
export const untranslated = (text: string | null): string => (text ?? '').replaceAll(mark, '');
