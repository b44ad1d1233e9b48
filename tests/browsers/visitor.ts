/* oxlint-disable unicorn/consistent-function-scoping -- some functions run in the page, which has nothing else of this file */
import assert from 'node:assert/strict';
import { type Engine } from './engine.ts';
import { waitFor } from './wait-for.ts';
import { ERRORS_KEY } from './watched-site.ts';

/** The control with this name, once it can be pressed and stands still. In the page. */
function findControl(source: string, flags: string, within: string): Element | null {
  const name = new RegExp(source, flags);
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
  const labelsOf = (control: HTMLElement) => [
    ...('labels' in control && control.labels ? (control.labels as NodeListOf<HTMLElement>) : []),
    ...(control.getAttribute('aria-labelledby')?.split(' ') ?? []).map((id) => document.getElementById(id)),
  ];
  const nameOf = (control: HTMLElement) =>
    control.getAttribute('aria-label') ??
    (labelsOf(control)
      .map((label) => label?.textContent ?? '')
      .join(' ') ||
      (control.textContent ?? ''));
  // What a provider draws is in a shadow tree.
  const rootsIn = (root: Document | ShadowRoot): readonly (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
  const CONTROLS = ':is(a, button, summary, input, select, textarea, [role])';
  const found = rootsIn(document)
    .flatMap((root) => [
      ...root.querySelectorAll<HTMLElement>(root === document ? `:is(${within}) ${CONTROLS}` : CONTROLS),
    ])
    .find(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.matches('[role=img], [role=group], [role=region]') &&
        name.test(clean(nameOf(control))),
    );
  if (!found) return null;
  const input = found.matches('[type=radio], [type=checkbox]') ? (labelsOf(found)[0] ?? found) : found;
  input.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = input.getBoundingClientRect();
  const place = JSON.stringify([location.href, box]);
  const state = globalThis as { testPlace?: string };
  const stands = state.testPlace === place;
  state.testPlace = place;
  // What is out of sight may be asleep, and a toast may cover it.
  const onTop = (input.getRootNode() as Document | ShadowRoot).elementFromPoint(
    box.x + box.width / 2,
    box.y + box.height / 2,
  );
  const isAwake = !found.matches(':disabled, [aria-disabled=true]') && input.contains(onTop);
  return stands && isAwake ? input : null;
}

const shownText = (selector: string): string =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .map((part) => part.innerText)
    .join('\n')
    .replace(/\s+/g, ' ');

const showPage = (selector: string): string =>
  `${location.href}: ${[...document.querySelectorAll<HTMLElement>(selector)].map((part) => part.innerText).join('\n')}`;

function setValue(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  const chosen =
    control instanceof HTMLSelectElement
      ? ([...control.options].find(({ text }) => text.trim() === value)?.value ?? value)
      : value;
  // React overrides the property of the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, chosen);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}

type Text = string | RegExp;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (text: Text): RegExp =>
  typeof text === 'string' ? new RegExp(`^${escaped(text)}$`) : text;

/** Somebody with a browser: what they see, press and type, by the names that stand there. */
export class Visitor {
  readonly #engine: Engine;
  readonly #origin: string;

  constructor(engine: Engine, origin: string) {
    this.#engine = engine;
    this.#origin = origin;
  }

  run<Result, Args extends readonly unknown[]>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return this.#engine.run(`return (${work})(...${JSON.stringify(args)})`) as Promise<Result>;
  }

  async open(path: string): Promise<void> {
    const before = await this.run(() => performance.timeOrigin);
    await this.#engine.goTo(this.#origin + path);
    // Some modules are requested after the first frame: leaving before that makes them fail.
    let loaded = -1;
    await this.#until(`${path} to come to rest`, async () => {
      const { start, state, resources } = await this.run(() => ({
        start: performance.timeOrigin,
        state: document.readyState,
        resources: performance.getEntriesByType('resource').length,
      }));
      const rests = resources === loaded;
      loaded = resources;
      return (start !== before && state === 'complete' && rests) || undefined;
    });
  }

  async #travel(steps: number): Promise<void> {
    const place = () => this.run(() => `${location.href} of ${performance.timeOrigin}`);
    const left = await place();
    await this.#engine.travel(steps);
    // The page may redirect at once to the address that was left.
    await this.#until(`another page than ${left}`, async () => {
      const isThere = (await place()) !== left && (await this.run(() => document.readyState === 'complete'));
      return isThere || undefined;
    });
  }

  back = () => this.#travel(-1);
  forward = () => this.#travel(1);

  /** WebKit answers before its window has the width. */
  async widen(width: number): Promise<void> {
    await this.#engine.resize(width, 844);
    await this.until((wanted) => innerWidth === wanted, width);
  }

  async at(path: RegExp): Promise<string> {
    return this.#until(`an address like ${path}`, async () => {
      const address = await this.run(() => location.pathname + location.search + location.hash);
      return path.test(address) ? address : undefined;
    });
  }

  /** Waits, and says at a failure what the page shows. */
  async #until<Value>(what: string, ask: () => Promise<Value | undefined>, within = 'body'): Promise<Value> {
    try {
      return await waitFor(what, ask);
    } catch (cause) {
      const shown = await this.run(showPage, within).catch((error: unknown) => `nothing (${String(error)})`);
      throw new Error(`${(cause as Error).message}. The page shows ${shown.slice(0, 3_000)}`, { cause });
    }
  }

  /** The text shows somewhere, whatever its case. */
  async see(text: Text, within = 'body'): Promise<void> {
    const pattern = new RegExp(typeof text === 'string' ? escaped(text) : text.source, 'i');
    await this.#until(
      `“${text}”`,
      async () => pattern.test(await this.run(shownText, within)) || undefined,
      within,
    );
  }

  #control(name: Text, within = 'body'): Promise<string> {
    const { source, flags } = patternOf(name);
    const args = JSON.stringify([source, flags, within]);
    return this.#until(`a control “${name}”`, () => this.#engine.find(`return (${findControl})(...${args})`));
  }

  async click(name: Text, within?: string): Promise<void> {
    const node = await this.#control(name, within);
    await this.#engine.click(node);
  }

  async fill(name: Text, text: string, within?: string): Promise<void> {
    const node = await this.#control(name, within);
    await this.#engine.type(node, text);
  }

  /** Types where the focus is. */
  async keys(text: string): Promise<void> {
    const script =
      'return document.activeElement?.matches("input, button, textarea") ? document.activeElement : null';
    await this.#engine.type(await waitFor('a focus', () => this.#engine.find(script)), text);
  }

  /** Waits until this is true on the page. */
  async until<Args extends readonly unknown[]>(
    work: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    await this.#until(String(work), async () => (await this.run(work, ...args)) || undefined);
  }

  /** For what each browser has controls of its own: lists, dates. */
  async choose(name: Text, value: string, within = 'body'): Promise<void> {
    await this.#control(name, within);
    const { source, flags } = patternOf(name);
    const args = JSON.stringify([source, flags, within]);
    await this.#engine.run(`(${setValue})((${findControl})(...${args}), ${JSON.stringify(value)})`);
  }

  async attach(selector: string, path: string): Promise<void> {
    const script = `const input = document.querySelector(${JSON.stringify(selector)});
      input?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return input && !input.disabled ? input : null`;
    await this.#engine.attach(await waitFor(selector, () => this.#engine.find(script)), path);
  }

  /** Fails on an error that a page has noted, unless it is expected, and on a page that is wider than the window. */
  async expectFine(expected: RegExp = /^$/): Promise<void> {
    const look = () =>
      this.run((key) => {
        const found = sessionStorage.getItem(key) ?? '';
        sessionStorage.removeItem(key);
        const { scrollWidth, clientWidth } = document.documentElement;
        return {
          errors: found.split('\n').filter(Boolean),
          address: location.href,
          wide: scrollWidth - clientWidth,
        };
      }, ERRORS_KEY);
    // Between two pages, Firefox has an empty one without storage.
    const { errors, address, wide } = await waitFor('a page with storage', look);
    // A page that is left gives up the calls that it waits for.
    const given = / failed: TypeError: (Load failed|NetworkError)/;
    const unexpected = errors.filter((error) => !expected.test(error) && !given.test(error));
    assert.deepEqual(unexpected, [], `errors by ${address}`);
    assert.ok(wide <= 0, `${address} is ${wide} px too wide`);
  }
}
