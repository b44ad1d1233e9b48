export type Handler = (event: unknown) => unknown;

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

export type Emitter = ReturnType<typeof createEmitter>;
