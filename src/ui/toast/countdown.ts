/** A timer that pauses while anything holds it: `hold('hovered')`, `release('hovered')`. */
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
    // After sleep, more time may have passed than was left. 0 would mean stopped.
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
