import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { CatalogueItem, CatalogueVariant, Category } from '../../domain/catalogue/catalogue.api.ts';
import { byCategory, CATEGORY_NAMES } from '../../domain/catalogue/category-names.ts';
import { createQueryView } from '../../lib/address/address-view.ts';
import { merchPath } from '../../paths.ts';
import { $catalogue, reloadCatalogue } from './catalogue.store.ts';
import { MerchandiseFailed } from './MerchandiseFailed.tsx';
import { ProductCard } from './ProductCard.tsx';
import { Button } from '../../ui/Button.tsx';

/** The category is in the address: Back from a product leads to it. */
const view = createQueryView(merchPath);

interface CategoryFilterProps {
  readonly categories: readonly Category[];
  /** null: all of them. */
  readonly shown: Category | null;
  readonly onShow: (category: Category | null) => void;
}

function CategoryFilter({ categories, shown, onShow }: CategoryFilterProps) {
  return (
    <fieldset className="mt-4 flex flex-wrap gap-2" aria-label="Filter by category">
      {[null, ...categories].map((category) => (
        <Button
          key={category}
          className="aria-pressed:bg-ink aria-pressed:text-page"
          aria-pressed={category === shown}
          onClick={() => onShow(category)}
        >
          {category ? CATEGORY_NAMES[category] : 'All'}
        </Button>
      ))}
    </fieldset>
  );
}

interface ItemsProps {
  readonly onAdd: (item: CatalogueItem, variant: CatalogueVariant) => string | null;
}

function Categories({ items, onAdd }: ItemsProps & { readonly items: readonly CatalogueItem[] }) {
  const asked = useStore(view.$view)?.['category'];
  const groups = byCategory(items);
  const shown = groups.find(({ category }) => category === asked)?.category ?? null;
  return (
    <>
      <CategoryFilter
        categories={groups.map(({ category }) => category)}
        shown={shown}
        onShow={(category) => view.show(category ? { category } : {})}
      />
      {groups
        .filter(({ category }) => shown === null || shown === category)
        .map(({ category, things }) => (
          <section key={category} aria-labelledby={`${category}-title`}>
            <h3 className="mt-8 text-2xl uppercase" id={`${category}-title`}>
              {CATEGORY_NAMES[category]}
            </h3>
            <ul className="product-grid">
              {things.map((item) => (
                <ProductCard key={item.id} item={item} onAdd={onAdd} />
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}

/** Everything on sale, by category. The placeholders above stand for this list too while it loads. */
export function AllItems({ onAdd }: ItemsProps) {
  const { value: items, failure } = useStore($catalogue, { ssr: 'initial' });
  const title = useRef<HTMLHeadingElement>(null);
  // Before the items come, so that they are shown only as the address asks.
  useEffect(() => view.follow(), []);
  const isMissing = items === null && failure !== null;
  return (
    <section
      className="wrap shop-section"
      aria-labelledby="all-title"
      data-catalogue={isMissing ? 'failed' : items ? 'loaded' : 'loading'}
    >
      <h2 ref={title} id="all-title" tabIndex={-1}>
        All Merchandise
      </h2>
      {items === null && (
        // As tall as the screen, so that the loaded list moves nothing visible.
        <div className="mt-4 min-h-svh">
          {!isMissing && (
            <p className="text-muted" data-search="off">
              Loading all items…
            </p>
          )}
          {isMissing && (
            <MerchandiseFailed
              message={failure}
              placement="shop-error"
              onRetry={() => {
                title.current?.focus();
                void reloadCatalogue();
              }}
            />
          )}
        </div>
      )}
      {items && <Categories items={items} onAdd={onAdd} />}
    </section>
  );
}
