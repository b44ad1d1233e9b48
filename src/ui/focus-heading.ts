/** Moves the focus to the heading of the view that is shown; the heading of a hidden view may be on the page as well. */
export function focusHeading(): void {
  const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find((h1) => h1.checkVisibility());
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A ref for a control or heading that replaces another one and takes over its focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
