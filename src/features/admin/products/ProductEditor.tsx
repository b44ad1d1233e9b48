import { readProductApi, type ProductDetail } from '../../../domain/catalogue/admin-products.api.ts';
import { CATEGORY_NAMES } from '../../../domain/catalogue/category-names.ts';
import { kindText } from '../../../domain/catalogue/store-product.ts';
import { productPath } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/form/fields/CheckField.tsx';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { DraftOffers } from '../form/DraftOffers.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { TheirsOrYours } from '../form/TheirsOrYours.tsx';
import { ViewLink } from '../ui/ViewLink.tsx';
import { useFocusOnce } from '../ui/use-focus.ts';
import { useStaffData } from '../use-staff-data.ts';
import { ProductKinds } from './ProductKinds.tsx';
import { type BuiltPages, productViews } from './product-views.ts';
import { type ProductForm, useProductForm } from './use-product-form.ts';

function Facts({ form: { field, register } }: { readonly form: ProductForm }) {
  return (
    <div className="staff-form lg:max-w-none lg:grid-cols-2">
      <TextField {...field('name', 'Name')} />
      <TextAreaField {...field('description', 'Description')} rows={4} />
      <SelectField
        {...field('category', 'Category')}
        choices={[['', 'Choose…'], ...Object.entries(CATEGORY_NAMES)]}
      />
      <TextField {...field('lowMark', 'Low-stock alert at (optional)')} inputMode="numeric" />
      <div>
        <CheckField label="Active" fieldClass="font-bold" {...register('isOnSale')} />
        <CheckField
          label="Featured in the shop’s first row"
          fieldClass="font-bold"
          {...register('isFeatured')}
        />
      </div>
    </div>
  );
}

/** The counts of what is there, which the office keeps. */
function Stock({ form: { field, kinds, errorOf } }: { readonly form: ProductForm }) {
  return (
    <div className="staff-form">
      <p>Owners change names, prices and pictures. Leave a count blank if you don’t track it.</p>
      <TextField {...field('lowMark', 'Low-stock alert at (optional)')} inputMode="numeric" />
      {kinds.map((kind, index) => (
        <TextField
          key={kind.id}
          {...field(`kinds.${index}.stock`, `In stock: ${kindText(kind)}`)}
          inputMode="numeric"
        />
      ))}
      <FormFailure message={errorOf('kinds') ?? errorOf('kinds.root')} />
    </div>
  );
}

interface EditorProps {
  readonly product: ProductDetail | null;
  readonly pages: BuiltPages;
  readonly isOwner: boolean;
}

function PageState({ product, pages }: { readonly product: ProductDetail; readonly pages: BuiltPages }) {
  const built = pages[product.slug];
  return (
    <p className="mt-2">
      {built === undefined ? (
        <span>{`Page address: ${productPath(product.slug)}. `}</span>
      ) : (
        <a className="underline" href={productPath(product.slug)}>
          {productPath(product.slug)}
        </a>
      )}
      {built !== product.pageVersion && <b> Publishing… live in about 3 minutes.</b>}
    </p>
  );
}

function Editor({ product, pages, isOwner }: EditorProps) {
  const heading = useFocusOnce();
  const form = useProductForm(product, ({ id }) => {
    if (product === null) productViews.show({ id }, 'replace');
  });
  const { base, choice, drafts, failure, formProps, isSubmitting } = form;
  return (
    <form {...formProps} className="mt-6">
      <h2 ref={heading} tabIndex={-1}>
        {base?.name ?? 'New product'}
      </h2>
      {base && <PageState product={base} pages={pages} />}
      {drafts && <DraftOffers {...drafts} />}
      {isOwner ? (
        <>
          <Facts form={form} />
          <ProductKinds form={form} />
        </>
      ) : (
        <Stock form={form} />
      )}
      {choice && <TheirsOrYours {...choice} />}
      <div className="staff-sticky mt-6">
        <Button type="submit" variant="signal" aria-disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : !isOwner ? 'Save stock' : base ? 'Save product' : 'Add product'}
        </Button>
        <FormFailure message={failure} />
      </div>
    </form>
  );
}

function SavedProduct({ id, ...props }: Omit<EditorProps, 'product'> & { readonly id: string }) {
  const product = useStaffData(readProductApi, { params: { id } });
  return (
    <>
      <LoadState {...product} waiting="mt-6 min-h-96" />
      {product.value && <Editor product={product.value} {...props} />}
    </>
  );
}

/** Adds a product (`id` null), or changes one. */
export const ProductEditor = ({
  id,
  ...props
}: Omit<EditorProps, 'product'> & { readonly id: string | null }) => (
  <>
    <ViewLink views={productViews} view={{}} className="mt-4 flex min-h-12 items-center underline">
      All products
    </ViewLink>
    {id === null ? <Editor product={null} {...props} /> : <SavedProduct id={id} {...props} />}
  </>
);
