/** Moves the focus to the heading of the view that is shown; one that another view belongs to may be there and hidden. */
export function focusHeading(): void {
  const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find((h1) => h1.checkVisibility());
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
