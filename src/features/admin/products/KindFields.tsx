import { CONTROL, errorProps, Field } from '../../../ui/form/Field.tsx';
import { kindText } from '../../../domain/catalogue/store-product.ts';
import type { KindDraft } from './product-form.ts';

interface KindFieldsProps {
  readonly kind: KindDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<KindDraft>) => void;
  /** Undefined for a kind that is saved: it can only go off sale. */
  readonly onRemove: (() => void) | undefined;
}

const TEXTS = [
  ['size', 'size', 'Size', 'text'],
  ['price', 'priceCents', 'Price', 'decimal'],
  ['stock', 'stock', 'In stock', 'numeric'],
  ['printfulId', 'printfulVariantId', 'Printful id', 'numeric'],
] as const;

/** One kind of a product: its size, price and stock. */
export function KindFields({ kind, errors, onChange, onRemove }: KindFieldsProps) {
  const name = kindText(kind);
  return (
    <li className="border-t-2 border-line py-4">
      <fieldset>
        <legend className="sr-only">{name}</legend>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {TEXTS.map(([part, field, label, inputMode]) => {
            const id = `kind-${kind.id}-${field}`;
            const error = errors[id];
            return (
              <Field key={part} id={id} label={label} error={error}>
                <input
                  id={id}
                  className={CONTROL}
                  value={kind[part]}
                  inputMode={inputMode}
                  autoComplete="off"
                  {...errorProps(id, error)}
                  onChange={({ target }) => onChange({ [part]: target.value })}
                />
              </Field>
            );
          })}
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-6">
          <label className="flex min-h-12 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="size-6 shrink-0"
              checked={kind.isOnSale}
              onChange={({ target }) => onChange({ isOnSale: target.checked })}
            />
            On sale
          </label>
          {kind.reserved > 0 && (
            <span className="text-muted">{kind.reserved} more held for people who are paying</span>
          )}
          {onRemove && (
            <button type="button" className="button button-line" onClick={onRemove}>
              Remove<span className="sr-only"> {name}</span>
            </button>
          )}
        </div>
      </fieldset>
    </li>
  );
}
