import { CheckField } from '../../../ui/form/CheckField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
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
              <TextField
                key={part}
                id={id}
                label={label}
                error={error}
                value={kind[part]}
                inputMode={inputMode}
                onValue={(value) => onChange({ [part]: value })}
              />
            );
          })}
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-6">
          <CheckField
            label="On sale"
            checked={kind.isOnSale}
            onCheck={(isChecked) => onChange({ isOnSale: isChecked })}
          />
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
