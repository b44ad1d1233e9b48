import { TOAST_DISPLAY_MS, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX } from '../../business/constants.ts';
import { adoptStyles, make, makeButton } from '../make.ts';
import { Countdown } from './countdown.ts';
import css from './toast.css?inline';
import { $toasts, dismissToast, type Toast } from './toast-list.ts';
import { toastTexts } from '../texts.ts';

/** Lets an element follow a finger to the right. Released past the threshold, it is dismissed; before, it snaps back. */
function followSwipe(element: HTMLElement, thresholdPx: number, dismiss: () => void): void {
  let startX: number | undefined;
  const movedPx = (event: PointerEvent) => Math.max(0, event.clientX - (startX ?? event.clientX));
  const settle = () => {
    startX = undefined;
    element.style.translate = '';
    delete element.dataset['swiping'];
  };
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    startX = event.clientX;
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener('pointermove', (event) => {
    if (startX === undefined) return;
    element.dataset['swiping'] = '';
    element.style.translate = `${movedPx(event)}px`;
  });
  element.addEventListener('pointerup', (event) => {
    if (movedPx(event) >= thresholdPx) dismiss();
    else settle();
  });
  element.addEventListener('pointercancel', settle);
}

/** A phone number does not break across lines. */
const withWholePhones = (text: string) =>
  text
    .split(/(\(\d{3}\) \d{3}-\d{4})/)
    .map((part, index) => (index % 2 ? make('span', 'toast-phone', part) : part));

/** The element of one toast. Its action dismisses it too. */
function toastNode({ title, description, action, variant }: Toast, dismiss: () => void): HTMLElement {
  const close = makeButton('toast-close', '×', dismiss);
  close.ariaLabel = toastTexts.close;
  const node = make('div', 'toast', make('strong', 'toast-title font-display', title), close);
  node.dataset['variant'] = variant;
  if (description) node.append(make('p', 'toast-text', ...withWholePhones(description)));
  if (action) {
    node.append(
      makeButton('button button-line toast-action', action.label, () => {
        action.run();
        dismiss();
      }),
    );
  }
  return node;
}

/** `<toast-region popover="manual">` shows the open toast, times it, and dismisses it. */
class ToastRegion extends HTMLElement {
  // Both are on the page before any toast: a live region announces only changes.
  readonly #polite = make('div', '');
  readonly #urgent = make('div', '');
  readonly #countdown = new Countdown(() => this.#dismiss());
  #shown: Toast | undefined;
  #node: HTMLElement | undefined;
  #cameFrom: EventTarget | null = null;

  connectedCallback() {
    this.showPopover();
    if (this.contains(this.#polite)) return;
    this.#polite.role = 'status';
    this.#urgent.role = 'alert';
    this.append(this.#polite, this.#urgent);
    this.#listen();
    $toasts.subscribe((toasts) => this.#paint(toasts.find((toast) => toast.open)));
  }

  #listen() {
    const hold = (reason: string) => () => this.#countdown.hold(reason);
    const release = (reason: string) => () => this.#countdown.release(reason);
    this.addEventListener('pointerenter', hold('hover'));
    this.addEventListener('pointerleave', release('hover'));
    this.addEventListener('focusin', hold('focus'));
    this.addEventListener('focusout', release('focus'));
    window.addEventListener('blur', hold('blur'));
    window.addEventListener('focus', release('blur'));
    this.addEventListener('focusin', ({ relatedTarget }) => {
      if (!this.contains(relatedTarget as Node | null)) this.#cameFrom = relatedTarget;
    });
    this.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#dismiss());
    window.addEventListener('keydown', ({ key }) => key === TOAST_HOTKEY && this.focus());
    // Dialog events do not bubble. An open modal dialog makes everything outside inert, this region too.
    for (const name of ['toggle', 'close']) {
      document.addEventListener(
        name,
        ({ target }) => target instanceof HTMLDialogElement && this.#raise(),
        true,
      );
    }
  }

  #paint(toast: Toast | undefined) {
    if (toast?.id === this.#shown?.id) return;
    const hadFocus = this.contains(document.activeElement);
    // Not every browser fires an event when a removed element had the focus.
    if (hadFocus) this.focus();
    this.#shown = toast;
    this.#node?.remove();
    this.#countdown.stop();
    this.#countdown.release('hover');
    if (!toast) {
      if (hadFocus) this.blur();
      if (hadFocus && this.#cameFrom instanceof HTMLElement) this.#cameFrom.focus();
      return;
    }
    this.#raise();
    const node = toastNode(toast, () => this.#dismiss());
    followSwipe(node, TOAST_SWIPE_THRESHOLD_PX, () => this.#dismiss());
    this.#node = node;
    const place = toast.variant === 'destructive' ? this.#urgent : this.#polite;
    (toast.isSaidByPage ? this : place).append(node);
    this.#countdown.start(toast.displayMs ?? TOAST_DISPLAY_MS);
  }

  /** Moves above sticky bars and the newest dialog: the last one in the top layer is on top. */
  #raise() {
    const host = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    this.hidePopover();
    if (this.parentElement === host) this.showPopover();
    else host.append(this);
  }

  #dismiss() {
    if (this.#shown) dismissToast(this.#shown.id);
  }
}

adoptStyles(css);

customElements.define('toast-region', ToastRegion);
