import type { Appearance } from '@stripe/stripe-js';
import { addStyles, applyAppearance } from '../../browser/dialog.ts';
import { integrationError } from './call.ts';

type Handler = (event: unknown) => unknown;

/** The `on`, `once` and `off` of an element. */
export function createEmitter() {
  const handlers = new Map<string, Handler[]>();
  const of = (type: string) => handlers.get(type) ?? [];
  return {
    on(type: string, handler: Handler): void {
      handlers.set(type, [...of(type), handler]);
    },
    once(type: string, handler: Handler): void {
      const once: Handler = (event) => {
        this.off(type, once);
        return handler(event);
      };
      this.on(type, once);
    },
    off(type: string, handler?: Handler): void {
      handlers.set(type, handler ? of(type).filter((other) => other !== handler) : []);
    },
    has: (type: string): boolean => of(type).length > 0,
    /** Resolves when all handlers have settled. */
    async emit(type: string, event: unknown): Promise<void> {
      await Promise.allSettled(of(type).map(async (handler) => handler(event)));
    },
  };
}

type Emitter = ReturnType<typeof createEmitter>;

/** What differs between kinds of elements. */
export interface ElementParts {
  readonly type: 'payment' | 'expressCheckout';
  /** Renders the element; resolves when it is ready. */
  paint(root: ShadowRoot): Promise<void>;
  update?(options: object): void;
  focus?(): void;
  clear?(): void;
}

export interface StandInElement {
  mount(target: string | HTMLElement): void;
  unmount(): void;
  destroy(): void;
  on(type: string, handler: Handler): StandInElement;
  once(type: string, handler: Handler): StandInElement;
  off(type: string, handler?: Handler): StandInElement;
  update(options: object): StandInElement;
  collapse(): StandInElement;
  focus(): void;
  blur(): void;
  clear(): void;
}

interface ElementOptions {
  readonly parts: ElementParts;
  readonly emitter: Emitter;
  readonly appearance: () => Appearance | undefined;
  readonly onDestroy: () => void;
}

/** What all elements share: mounting, events and destruction. A shadow root keeps the page's styles out. */
export function createElement({ parts, emitter, appearance, onDestroy }: ElementOptions): StandInElement {
  let host: HTMLElement | undefined;
  let isDestroyed = false;
  const { type: elementType } = parts;

  async function paint(root: ShadowRoot): Promise<void> {
    await emitter.emit('loaderstart', { elementType });
    await parts.paint(root);
  }

  const element: StandInElement = {
    mount(target) {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (isDestroyed) throw integrationError('This Element has already been destroyed.');
      if (!place)
        throw integrationError(`The selector you specified (${String(target)}) applies to no DOM elements.`);
      element.unmount();
      host = document.createElement('div');
      applyAppearance(host, appearance());
      const root = host.attachShadow({ mode: 'open' });
      addStyles(root);
      for (const type of ['focus', 'blur']) {
        host.addEventListener(type, () => void emitter.emit(type, { elementType }), true);
      }
      root.addEventListener('keydown', (event) => {
        const { key } = event as KeyboardEvent;
        if (key === 'Escape') void emitter.emit('escape', { elementType });
      });
      place.replaceChildren(host);
      void paint(root);
    },
    unmount() {
      host?.remove();
      host = undefined;
    },
    destroy() {
      element.unmount();
      isDestroyed = true;
      onDestroy();
    },
    on(type, handler) {
      emitter.on(type, handler);
      return element;
    },
    once(type, handler) {
      emitter.once(type, handler);
      return element;
    },
    off(type, handler) {
      emitter.off(type, handler);
      return element;
    },
    update(options) {
      parts.update?.(options);
      return element;
    },
    collapse: () => element,
    focus: () => parts.focus?.(),
    blur: () => (host?.shadowRoot?.activeElement as HTMLElement | null)?.blur(),
    clear: () => parts.clear?.(),
  };
  return element;
}
