/** Such a press would take the focus out of the dialog. */
const ignore = (press: Event) => press.preventDefault();

/** Longer than a double press takes. */
const SETTLE_MS = 500;

/**
 * Opens a dialog that a press outside closes. The second press of a double press on what opened it is no answer: the pointer counts
 * once the dialog has settled. Keys count at once.
 */
export function openModal(dialog: HTMLDialogElement): void {
  let isSettled = false;
  dialog.style.pointerEvents = 'none';
  window.addEventListener('mousedown', ignore, true);
  setTimeout(() => {
    isSettled = true;
    dialog.style.pointerEvents = '';
    window.removeEventListener('mousedown', ignore, true);
  }, SETTLE_MS);
  dialog.addEventListener('click', ({ target }) => {
    // Some browsers let its backdrop have the pointer anyway.
    if (target === dialog && isSettled) dialog.close();
  });
  dialog.showModal();
}
