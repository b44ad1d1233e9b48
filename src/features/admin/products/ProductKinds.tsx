import { useState } from 'react';
import { colorName } from '../../../domain/catalogue/options.ts';
import { kindText } from '../../../domain/catalogue/store-product.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/form/fields/CheckField.tsx';
import { errorId, errorProps, FieldError } from '../../../ui/form/fields/Field.tsx';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { PictureField } from './PictureField.tsx';
import { type KindDraft, kindsSummary } from './product-form.ts';
import type { ProductForm } from './use-product-form.ts';

/** A kind, and where it is in the form. */
interface PlacedKind extends KindDraft {
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
  ['printfulVariantId', 'Printful ID', 'numeric'],
] as const;

/** One kind of a product: its size, price and stock. One that is saved can only go off sale. */
function KindFields({ kind, form: { field, register, remove } }: KindFieldsProps) {
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
          <CheckField label="Active" {...register(`${place}.isOnSale`)} />
          {kind.reserved > 0 && (
            <span className="text-muted">{kind.reserved} more held in open checkouts</span>
          )}
          {kind.isNew && (
            <Button onClick={() => remove(kind.index)}>
              Remove<span className="sr-only"> {name}</span>
            </Button>
          )}
        </div>
      </fieldset>
    </li>
  );
}

interface AddKindsProps {
  /** What is wrong with the kinds there are. */
  readonly error: string | undefined;
  readonly form: ProductForm;
}

const ID = 'add-kinds';

const FIELDS = [
  ['colors', 'Colors, separated by commas', 'Black, Sand'],
  ['sizes', 'Sizes, separated by commas', 'S, M, L, XL'],
  ['price', 'Price', '24.00'],
] as const;

/** Adds each of the colors in each of the sizes. Both may stay empty: then there is nothing to choose. */
function AddKinds({ error, form: { field, addTyped } }: AddKindsProps) {
  return (
    <fieldset className="mt-4 border-2 border-line p-4" tabIndex={-1} {...errorProps(ID, error)}>
      <legend className="px-2 font-bold">Add variants</legend>
      <FieldError id={errorId(ID)} message={error} />
      <div className="grid gap-3 md:grid-cols-3">
        {FIELDS.map(([name, label, placeholder]) => (
          <TextField key={name} {...field(`wanted.${name}`, label)} placeholder={placeholder} />
        ))}
      </div>
      <p className="mt-2 text-muted">
        This adds every color in every size. Leave both blank if there are no options.
      </p>
      <Button className="mt-3" onClick={addTyped}>
        Add variants
      </Button>
    </fieldset>
  );
}

interface ColorFoldProps {
  readonly color: string;
  readonly kinds: readonly PlacedKind[];
  readonly form: ProductForm;
  /** At first; from then on the browser opens and closes it, and the form where it has an error. */
  readonly isOpen: boolean;
}

/** The kinds of one color and its picture, behind a line that sums them up. */
function ColorFold({ color, kinds, form, isOpen }: ColorFoldProps) {
  const { errorOf, getValues, onPictureSent, setValue } = form;
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
        onSent={onPictureSent}
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
  const { errorOf, kinds: all } = form;
  const error = errorOf('kinds') ?? errorOf('kinds.root');
  const placed = all.map((kind, index): PlacedKind => ({ ...kind, index }));
  const groups = [...Map.groupBy(placed, ({ color }) => color)];
  return (
    <section className="mt-8" aria-labelledby="product-kinds">
      <h2 id="product-kinds" tabIndex={-1}>
        Variants
      </h2>
      <p className="mt-1 max-w-prose">
        Leave “In stock” blank if you don’t track stock, and “Printful ID” blank if you ship it yourself.
      </p>
      <p className="mt-1 max-w-prose">
        A good picture shows the whole product from the front, on a plain background, in daylight: square,
        1600 pixels or more. If someone wears it, ask them first.
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
      <AddKinds error={error} form={form} />
    </section>
  );
}
