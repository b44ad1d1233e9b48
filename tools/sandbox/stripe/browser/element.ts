import type { Appearance } from '@stripe/stripe-js';
import { addStyles, applyAppearance } from '../../browser/dialog.ts';

type Handler = (event: unknown) => unknown;

/** The `on` and `off` of an element. */
export function createEmitter() {
  const handlers = new Map<string, Handler[]>();
  const of = (type: string) => handlers.get(type) ?? [];
  return {
    on(type: string, handler: Handler): void {
      handlers.set(type, [...of(type), handler]);
    },
    off(type: string, handler: Handler): void {
      handlers.set(
        type,
        of(type).filter((other) => other !== handler),
      );
    },
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
}

/** What the React wrapper asks of an element. */
export interface StandInElement extends Pick<Emitter, 'on' | 'off'> {
  mount(place: HTMLElement): void;
  destroy(): void;
  update(): void;
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
  return {
    on: emitter.on,
    off: emitter.off,
    mount(place) {
      host = document.createElement('div');
      applyAppearance(host, appearance());
      const root = host.attachShadow({ mode: 'open' });
      addStyles(root);
      place.replaceChildren(host);
      void parts.paint(root);
    },
    destroy() {
      host?.remove();
      onDestroy();
    },
    update() {},
  };
}
