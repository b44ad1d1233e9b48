import type { Page } from 'playwright/test';

/** In the page: what Chrome's translator does to it, which is to put its own elements in the place of each text, now and from then on. */
function translatePage(): void {
  const LEFT = 'script, style, noscript, textarea, font, svg, code, [translate=no]';
  const textsIn = (node: Node): Text[] =>
    node instanceof Text ? [node] : [...node.childNodes].flatMap((child) => textsIn(child));
  const translate = (node: Node) => {
    for (const text of textsIn(node)) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(LEFT)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  translate(document.body);
  document.documentElement.classList.add('translated-ltr');
}

/** Translates the open page. */
export const translate = (page: Page): Promise<void> => page.evaluate(translatePage);
