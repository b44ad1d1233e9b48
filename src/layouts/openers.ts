import { paths } from '../paths.ts';

/** What the header's links open instead, by their href. */
const OPENERS = { '#links': 'openMenu', '#quick-actions': 'openQuickActions' } as const;

const opens = (href: string): href is keyof typeof OPENERS => href in OPENERS;

/** Panels come when they are first asked for. Where they cannot be had, offline, the links of the footer are the other way. */
async function open(href: keyof typeof OPENERS, opener: HTMLElement) {
  try {
    (await import('./on-demand/panels.ts'))[OPENERS[href]](opener);
  } catch (error) {
    console.warn('Could not open it here:', error);
    location.assign('#links');
  }
}

/** All that a press of one of its buttons does comes with the first press. */
async function findNearest(button: HTMLButtonElement) {
  try {
    (await import('../features/locations/nearest-panel.ts')).pressNearest(button);
  } catch {
    button.textContent = 'No connection. Try Again';
  }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input,select,textarea'));

/** The header's Menu and Quick Actions, and Find Nearest Location; "/" and Ctrl or Cmd with K lead to the search. */
export function startOpeners(): void {
  const buttons = document.querySelectorAll('header a[href^="#"]');
  for (const button of buttons) {
    button.role = 'button';
    button.ariaHasPopup = 'dialog';
  }
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
    const finder = event.target.closest<HTMLButtonElement>('find-nearest button');
    if (finder) void findNearest(finder);
    const link = event.target.closest<HTMLElement>('header a');
    const href = link?.getAttribute('href') ?? '';
    if (!link || !opens(href)) return;
    event.preventDefault();
    void open(href, link);
  });
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key === ' ' && target instanceof HTMLElement && target.matches('header a[role]')) {
      event.preventDefault();
      target.click();
    }
    const asks = ctrlKey || metaKey ? key === 'k' : key === '/' && !isTyping(target);
    if (!asks || altKey || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    location.assign(paths.search);
  });
}
