import type { checkLoad, Load } from '../../domain/materials/bring-check.ts';
import { make } from '../../ui/make.ts';
import { bringScriptTexts } from './texts.ts';

/** `<bring-check>`: shows the verdict once all three questions are answered, and again after each change. */
class BringCheck extends HTMLElement {
  connectedCallback() {
    this.addEventListener('change', () => this.#answer());
    // Questions may be answered, or restored by the browser, before this script runs.
    if (this.querySelector(':checked')) this.#answer();
  }

  #answer() {
    // The rules are loaded with the first answer.
    import('../../domain/materials/bring-check.ts').then(
      (rules) => this.#showVerdict(rules.checkLoad),
      () => this.#show(bringScriptTexts.missing),
    );
  }

  #showVerdict(check: typeof checkLoad) {
    const answers = new FormData(this.querySelector('form') ?? undefined);
    const [load, proof, id] = ['load', 'proof', 'id'].map((name) => answers.get(name));
    if (!load || !proof || !id) return;
    const verdict = check({ load: load as Load, hasProof: proof === 'yes', hasId: id === 'yes' });
    const template = this.querySelector<HTMLTemplateElement>(`[data-verdict="${verdict.outcome}"]`);
    const text = template?.content.cloneNode(true) as DocumentFragment;
    const reasons = text.querySelector('[data-why]');
    if (verdict.outcome === 'bring') reasons?.append(...verdict.things.map((thing) => make('li', '', thing)));
    if (verdict.outcome === 'cannot') reasons?.append(verdict.reason);
    this.#show(text);
    // On a phone it is below the questions, under the floating buttons (styles/pages/materials.css keeps them off).
    this.querySelector('.verdict')?.scrollIntoView({ block: 'nearest' });
  }

  #show(content: Node | string) {
    this.querySelector('[role=status]')?.replaceChildren(content);
  }
}

customElements.define('bring-check', BringCheck);
