/** A ref that moves the focus to a control as it appears, where the one before it has gone. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
