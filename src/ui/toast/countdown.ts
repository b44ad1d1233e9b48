/** A timer that stands still while anything holds it: `hold('hovered')`, `release('hovered')`. */
export class Countdown {
  readonly #done: () => void;
  readonly #holds = new Set<string>();
  #leftMs = 0;
  #startedMs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(done: () => void) {
    this.#done = done;
  }

  start(ms: number) {
    this.stop();
    this.#leftMs = ms;
    this.#run();
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#leftMs = 0;
  }

  hold(reason: string) {
    // A device that slept has used up more than there was, and 0 means stopped.
    if (this.#timer !== undefined) this.#leftMs = Math.max(1, this.#leftMs - (Date.now() - this.#startedMs));
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#holds.add(reason);
  }

  release(reason: string) {
    if (this.#holds.delete(reason)) this.#run();
  }

  #run() {
    if (this.#holds.size > 0 || this.#leftMs <= 0 || this.#timer !== undefined) return;
    this.#startedMs = Date.now();
    this.#timer = setTimeout(() => {
      this.stop();
      this.#done();
    }, this.#leftMs);
  }
}
