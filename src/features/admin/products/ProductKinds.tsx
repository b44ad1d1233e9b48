import { useState } from 'react';
import { colorName } from '../../../domain/catalogue/options.ts';
import { newId } from '../../../lib/new-id.ts';
import { FieldError } from '../../../ui/form/Field.tsx';
import { AddKinds } from './AddKinds.tsx';
import { KindFields } from './KindFields.tsx';
import { PictureField } from './PictureField.tsx';
import { type KindDraft, kindsSummary, withKinds } from './product-form.ts';
import type { ProductForm } from './use-product-form.ts';

interface ColorFoldProps {
  readonly color: string;
  readonly kinds: readonly KindDraft[];
  readonly form: ProductForm;
  /** At first; from then on the browser opens and closes it, and use-product-form.ts where it has an error. */
  readonly isOpen: boolean;
}

/** The kinds of one color and its picture, behind a line that sums them up. */
function ColorFold({ color, kinds, form: { errors, removeKind, setKinds }, isOpen }: ColorFoldProps) {
  const [wasOpen] = useState(isOpen);
  const name = colorName(color);
  const [{ id: firstId = '', image = '' } = {}] = kinds;
  const told = kinds.map(({ id }) => errors[`kind-${id}-image`] ?? errors[`kind-${id}-color`]).find(Boolean);
  return (
    <details className="staff-card kinds-fold" open={wasOpen}>
      <summary>
        {image && <img src={image} alt="" className="size-12 bg-sunken" width="48" height="48" />}
        <span>
          <b className="font-display text-2xl">{name}</b>
          <span className="block text-muted">{kindsSummary(kinds)}</span>
        </span>
      </summary>
      <PictureField
        id={`kind-${firstId}-image`}
        label={name}
        image={image}
        error={told}
        onPicture={(picture) => setKinds((kind) => kind.color === color, { image: picture })}
      />
      <ul className="mt-3">
        {kinds.map((kind) => (
          <KindFields
            key={kind.id}
            kind={kind}
            errors={errors}
            onChange={(change) => setKinds(({ id }) => id === kind.id, change)}
            onRemove={kind.isNew ? () => removeKind(kind.id) : undefined}
          />
        ))}
      </ul>
    </details>
  );
}

/** All kinds, by color. */
export function ProductKinds({ form }: { readonly form: ProductForm }) {
  const { draft, errors, set } = form;
  const groups = [...Map.groupBy(draft.kinds, ({ color }) => color)];
  return (
    <section className="mt-8" aria-labelledby="product-kinds">
      <h2 id="product-kinds" tabIndex={-1}>
        Kinds
      </h2>
      <p className="mt-1 max-w-prose">
        Leave “In stock” empty to sell without counting, and “Printful id” empty for what staff send.
      </p>
      <FieldError id="product-kinds-error" message={errors['product-kinds']} />
      {groups.map(([color, kinds]) => {
        const hasNew = kinds.some(({ isNew }) => isNew);
        return (
          <ColorFold
            // A color opens again when kinds are added to it.
            key={`${color}/${hasNew}`}
            color={color}
            kinds={kinds}
            form={form}
            isOpen={hasNew || groups.length === 1}
          />
        );
      })}
      <AddKinds onAdd={(wanted) => set({ kinds: withKinds(draft.kinds, wanted, newId) })} />
    </section>
  );
}
