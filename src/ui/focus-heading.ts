/** Focuses the visible heading and brings it into view; hidden views may have headings too. */
export function focusHeading(): void {
  const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find((h1) => h1.checkVisibility());
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** A ref for a control or heading that replaces another one and takes over its focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
