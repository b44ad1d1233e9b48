import type { Category } from '../../domain/catalogue/catalogue.api.ts';
import { CATEGORY_NAMES } from '../../domain/catalogue/category-names.ts';

interface CategoryFilterProps {
  readonly categories: readonly Category[];
  /** null: all of them. */
  readonly shown: Category | null;
  readonly onShow: (category: Category | null) => void;
}

export function CategoryFilter({ categories, shown, onShow }: CategoryFilterProps) {
  return (
    <fieldset className="mt-4 flex flex-wrap gap-2" aria-label="Filter by category">
      {[null, ...categories].map((category) => (
        <button
          key={category}
          type="button"
          className="button button-line aria-pressed:bg-ink aria-pressed:text-page"
          aria-pressed={category === shown}
          onClick={() => onShow(category)}
        >
          {category ? CATEGORY_NAMES[category] : 'All'}
        </button>
      ))}
    </fieldset>
  );
}
