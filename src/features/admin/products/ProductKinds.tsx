import { useState } from 'react';
import { colorName } from '../../../domain/catalogue/options.ts';
import { newId } from '../../../lib/new-id.ts';
import { AddKinds } from './AddKinds.tsx';
import { KindFields, type PlacedKind } from './KindFields.tsx';
import { PictureField } from './PictureField.tsx';
import { kindsSummary, newKinds } from './product-form.ts';
import type { ProductForm } from './use-product-form.ts';

interface ColorFoldProps {
  readonly color: string;
  readonly kinds: readonly PlacedKind[];
  readonly form: ProductForm;
  /** At first; from then on the browser opens and closes it, and the form where it has an error. */
  readonly isOpen: boolean;
}

/** The kinds of one color and its picture, behind a line that sums them up. */
function ColorFold({ color, kinds, form, isOpen }: ColorFoldProps) {
  const { errorOf, getValues, setValue } = form;
  const [wasOpen] = useState(isOpen);
  const name = colorName(color);
  const [{ id: firstId = '', image = '' } = {}] = kinds;
  const told = kinds
    .map(({ index }) => errorOf(`kinds.${index}.image`) ?? errorOf(`kinds.${index}.color`))
    .find(Boolean);
  // Other kinds may have come and gone while it was on its way.
  const setPicture = (picture: string) => {
    for (const [index, kind] of getValues('kinds').entries())
      if (kind.color === color) setValue(`kinds.${index}.image`, picture);
  };
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
        onPicture={setPicture}
      />
      <ul className="mt-3">
        {kinds.map((kind) => (
          <KindFields key={kind.id} kind={kind} form={form} />
        ))}
      </ul>
    </details>
  );
}

/** All kinds, by color. */
export function ProductKinds({ form }: { readonly form: ProductForm }) {
  const { append, errorOf, kinds: all } = form;
  const error = errorOf('kinds') ?? errorOf('kinds.root');
  const placed = all.map((kind, index): PlacedKind => ({ ...kind, index }));
  const groups = [...Map.groupBy(placed, ({ color }) => color)];
  return (
    <section className="mt-8" aria-labelledby="product-kinds">
      <h2 id="product-kinds" tabIndex={-1}>
        Kinds
      </h2>
      <p className="mt-1 max-w-prose">
        Leave “In stock” empty to sell without counting, and “Printful id” empty for what staff send.
      </p>
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
      <AddKinds
        error={error}
        onAdd={(wanted) => append(newKinds(all, wanted, newId), { shouldFocus: false })}
      />
    </section>
  );
}
