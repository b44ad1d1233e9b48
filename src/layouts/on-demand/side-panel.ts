import { panelTexts } from '../texts.ts';
import { make, makeButton } from '../../ui/make.ts';
import { openModal } from '../../ui/dialog/open-modal.ts';

/** A desktop has no telephone: there the number replaces the button, which must stay visible for that. */
const staysOpen = (link: Element) =>
  link.getAttribute('href')?.startsWith('tel:') && matchMedia('(pointer: fine)').matches;

/** A modal panel at the right. It closes on a choice, on Escape and on the backdrop, and restores the focus. */
export function openSidePanel(
  opener: HTMLElement,
  label: string,
  ...content: readonly Node[]
): HTMLDialogElement {
  const close = makeButton('panel-close', '×', () => panel.close());
  close.ariaLabel = panelTexts.close(label);
  const head = make('p', 'panel-head font-display', label, close);
  const panel = make(
    'dialog',
    'side-panel',
    make('div', 'hazard'),
    make('div', 'panel-body', head, ...content),
  );
  panel.ariaLabel = label;
  panel.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && !staysOpen(link)) panel.close();
  });
  panel.addEventListener('close', () => {
    panel.remove();
    opener.focus({ preventScroll: true });
  });
  document.body.append(panel);
  openModal(panel);
  return panel;
}
