/** The link that a click is on. */
export const clickedLink = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/** Whether it asks for what the link itself would do, and for no new tab or window. */
export const isPlainClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);
