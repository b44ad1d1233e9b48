import { UI_TOOLTIP_DELAY_MS, UI_TOOLTIP_SKIP_DELAY_MS } from '../../business/constants.ts';
import { adoptStyles, make } from '../make.ts';
import css from './tool-tip.css?inline';

adoptStyles(css);

let count = 0;
let lastClosedMs = -Infinity;

/** `<tool-tip text>` around one control. The bubble is a sibling, so an island may re-render the control. */
class ToolTip extends HTMLElement {
  #bubble: HTMLElement | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback() {
    this.addEventListener('pointerenter', this.#onEnter);
    this.addEventListener('pointerleave', this.#close);
    this.addEventListener('focusin', this.#onFocus);
    this.addEventListener('focusout', this.#close);
    this.addEventListener('click', this.#close);
    // Capturing: scroll events of inner elements do not bubble.
    document.addEventListener('scroll', this.#onScroll, true);
    document.addEventListener('keydown', this.#onKey);
  }

  disconnectedCallback() {
    this.#close();
    document.removeEventListener('scroll', this.#onScroll, true);
    document.removeEventListener('keydown', this.#onKey);
  }

  // Only an open bubble closes: focusing a control may itself scroll the page.
  #onScroll = () => this.#bubble && this.#close();

  #onKey = ({ key }: KeyboardEvent) => key === 'Escape' && this.#close();

  #onEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') this.#schedule();
  };

  // A tap focuses too, but should not open a tooltip.
  #onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) this.#schedule();
  };

  #schedule = () => {
    clearTimeout(this.#timer);
    const skips = Date.now() - lastClosedMs < UI_TOOLTIP_SKIP_DELAY_MS;
    this.#timer = setTimeout(this.#open, skips ? 0 : UI_TOOLTIP_DELAY_MS);
  };

  #open = () => {
    const control = this.firstElementChild;
    if (!control || this.#bubble) return;
    // React would find an element that is not its own: the bubble waits until the island is awake.
    if (this.closest('astro-island[ssr]')) {
      this.#schedule();
      return;
    }
    const bubble = make('div', 'bubble', make('span', '', this.getAttribute('text') ?? ''));
    bubble.role = 'tooltip';
    bubble.popover = 'manual';
    bubble.id = `tip-${(count += 1)}`;
    this.append(bubble);
    bubble.showPopover();
    control.setAttribute('aria-describedby', bubble.id);
    this.#bubble = bubble;
    place(bubble, control.getBoundingClientRect());
  };

  #close = () => {
    clearTimeout(this.#timer);
    if (!this.#bubble) return;
    this.firstElementChild?.removeAttribute('aria-describedby');
    this.#bubble.remove();
    this.#bubble = undefined;
    lastClosedMs = Date.now();
  };
}

/** Centered above the control, or below it if there is no room; always within the window. */
function place(bubble: HTMLElement, control: DOMRect) {
  const { width, height } = bubble.getBoundingClientRect();
  const left = control.left + (control.width - width) / 2;
  bubble.style.left = `${Math.max(4, Math.min(left, innerWidth - width - 4))}px`;
  bubble.style.top = `${control.top < height ? control.bottom : control.top - height}px`;
}

customElements.define('tool-tip', ToolTip);
