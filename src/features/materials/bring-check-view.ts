import { checkLoad, type Load } from '../../domain/materials/bring-check.ts';
import { make } from '../../ui/make.ts';

/** Puts the answer into the live region once all three questions are answered, and again with each change. */
export function showVerdict(root: HTMLElement): void {
  const answers = new FormData(root.querySelector('form') ?? undefined);
  const [load, proof, id] = ['load', 'proof', 'id'].map((name) => answers.get(name));
  if (!load || !proof || !id) return;
  const verdict = checkLoad({ load: load as Load, hasProof: proof === 'yes', hasId: id === 'yes' });
  const template = root.querySelector<HTMLTemplateElement>(`[data-verdict="${verdict.outcome}"]`);
  const words = template?.content.cloneNode(true) as DocumentFragment;
  const place = words.querySelector('[data-why]');
  if (verdict.outcome === 'bring') place?.append(...verdict.things.map((thing) => make('li', '', thing)));
  if (verdict.outcome === 'cannot') place?.append(verdict.reason);
  root.querySelector('[role=status]')?.replaceChildren(words);
}
