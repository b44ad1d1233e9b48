import { CheckField } from '../../../ui/form/CheckField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { kindText } from '../../../domain/catalogue/store-product.ts';
import type { KindDraft } from './product-form.ts';
import type { ProductForm } from './use-product-form.ts';

/** A kind, and where it is in the form. */
export interface PlacedKind extends KindDraft {
  readonly index: number;
}

interface KindFieldsProps {
  readonly kind: PlacedKind;
  readonly form: ProductForm;
}

const TEXTS = [
  ['size', 'Size', 'text'],
  ['priceCents', 'Price', 'decimal'],
  ['stock', 'In stock', 'numeric'],
  ['printfulVariantId', 'Printful id', 'numeric'],
] as const;

/** One kind of a product: its size, price and stock. One that is saved can only go off sale. */
export function KindFields({ kind, form: { field, register, remove } }: KindFieldsProps) {
  const name = kindText(kind);
  const place = `kinds.${kind.index}` as const;
  return (
    <li className="border-t-2 border-line py-4">
      <fieldset>
        <legend className="sr-only">{name}</legend>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {TEXTS.map(([part, label, inputMode]) => (
            <TextField key={part} {...field(`${place}.${part}`, label)} inputMode={inputMode} />
          ))}
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-6">
          <CheckField label="On sale" {...register(`${place}.isOnSale`)} />
          {kind.reserved > 0 && (
            <span className="text-muted">{kind.reserved} more held for people who are paying</span>
          )}
          {kind.isNew && (
            <button type="button" className="button button-line" onClick={() => remove(kind.index)}>
              Remove<span className="sr-only"> {name}</span>
            </button>
          )}
        </div>
      </fieldset>
    </li>
  );
}
