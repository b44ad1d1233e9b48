import { searchPath } from '../../paths.ts';
import { isPlainClick } from '../../ui/clicked-link.ts';
import { loadParts } from '../scripts/load-parts.ts';
import { openerTexts } from '../texts.ts';

/** Menu and Quick Actions. */
const OPENERS = 'header a[href^="#"]';

/**
 * Panels load when they are first asked for. If that fails, offline, the footer's links still work. Chromium never asks again for a module that
 * did not come, so the failure goes on: once online, the page is loaded anew (features/offline/start-offline.ts).
 */
async function open(opener: HTMLAnchorElement) {
  try {
    (await loadParts()).openPanel(opener);
  } catch (error) {
    location.assign('#links');
    throw error;
  }
}

/** The code behind these buttons loads with the first press. */
async function findNearest(button: HTMLButtonElement) {
  try {
    (await import('../../features/locations/finding/nearest-panel.ts')).pressNearest(button);
  } catch (error) {
    button.textContent = openerTexts.noConnection;
    throw error;
  }
}

/** The header's Menu and Quick Actions, and Find Nearest Location; "/" and Ctrl or Cmd with K open the search. */
export function startOpeners(): void {
  for (const button of document.querySelectorAll(OPENERS)) {
    button.role = 'button';
    button.ariaHasPopup = 'dialog';
  }
  const pressed = document.querySelector<HTMLButtonElement>('[data-pressed]');
  if (pressed) void findNearest(pressed);
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    const finder = event.target.closest<HTMLButtonElement>('find-nearest button');
    if (finder) void findNearest(finder);
    const opener = event.target.closest<HTMLAnchorElement>(OPENERS);
    if (!opener) return;
    event.preventDefault();
    void open(opener);
  });
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    // A provider's fields are in a shadow tree, and the event's own target is only its host.
    const [target] = event.composedPath();
    const isOn = (selector: string) => target instanceof HTMLElement && target.matches(selector);
    const asks = ctrlKey || metaKey ? key === 'k' : key === '/' && !isOn('input,select,textarea');
    if (key === ' ' && isOn(OPENERS)) {
      event.preventDefault();
      (target as HTMLElement).click();
    } else if (asks && !altKey && !document.querySelector('dialog:modal')) {
      event.preventDefault();
      location.assign(searchPath);
    }
  });
}
