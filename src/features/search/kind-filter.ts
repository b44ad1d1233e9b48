import { PAGE_KINDS, type PageKind } from '../../domain/search/page-kind.ts';
import { make } from '../../ui/make.ts';
import { searchTexts } from './texts.ts';

/** Radio buttons that filter results by kind, each with a count. Calls `onChoice` after a choice. */
export class KindFilter {
  readonly node = make('fieldset', 'search-kinds', make('legend', '', searchTexts.show));
  kind: PageKind | null = null;
  readonly #options = [null, ...PAGE_KINDS].map((kind) => ({
    kind,
    radio: make('input', ''),
    count: make('b', ''),
  }));

  constructor(onChoice: () => void) {
    this.node.hidden = true;
    for (const { kind, radio, count } of this.#options) {
      Object.assign(radio, { type: 'radio', name: 'search-kind', checked: kind === null });
      radio.addEventListener('change', () => {
        this.kind = kind;
        onChoice();
      });
      this.node.append(
        make(
          'label',
          '',
          radio,
          make('span', '', kind ? searchTexts.kinds(kind) : searchTexts.all, ' ', count),
        ),
      );
    }
  }

  /** Hides empty kinds unless chosen, and the whole filter if there is only one kind. */
  show(counts: Readonly<Record<string, number>> = {}): void {
    const numbers = Object.values(counts).filter(Boolean);
    for (const { kind, radio, count } of this.#options) {
      const number = kind ? (counts[kind] ?? 0) : numbers.reduce((sum, each) => sum + each, 0);
      count.textContent = String(number);
      radio.closest('label')?.toggleAttribute('hidden', kind !== this.kind && kind !== null && number === 0);
    }
    this.node.hidden = numbers.length < 2 && this.kind === null;
  }
}
