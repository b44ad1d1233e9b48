import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import {
  addProductApi,
  changeProductApi,
  type ProductDetail,
} from '../../../domain/catalogue/admin-products.api.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../use-staff-form.ts';
import {
  EMPTY_PRODUCT,
  productDraftOf,
  productFacts,
  productFormSchema,
  withStockOf,
} from './product-form.ts';

/** The form of a product, or of a new one (null). `onSaved` gets what the server has then. */
export function useProductForm(product: ProductDetail | null, onSaved: (saved: ProductDetail) => void) {
  const [base, setBase] = useState(product);
  const form = useStaffForm({
    schema: productFormSchema,
    empty: base ? productDraftOf(base) : EMPTY_PRODUCT,
    prefix: 'product',
    draft: product
      ? { key: `product:${product.id}`, name: `changes to ${product.name}` }
      : { key: 'new-product', name: 'new product' },
    versions: {
      seen: base,
      theirs: (now: ProductDetail | null) => productFacts(now ? productDraftOf(now) : EMPTY_PRODUCT),
      yours: productFacts,
      take: (now) => (now ? productDraftOf(now) : EMPTY_PRODUCT),
      onTheirs: setBase,
      rebase: (typed, now) => (now ? withStockOf(typed, now) : typed),
    },
    send: async (draft, id, _, { seen }) => {
      const saved = seen
        ? await staffCall(changeProductApi, {
            params: { id: seen.id },
            body: { ...draft, version: seen.version },
          })
        : await staffCall(addProductApi, { body: { ...draft, id } });
      showToast({ title: seen ? 'Saved' : 'Added to the shop', description: saved.name });
      onSaved(saved);
      setBase(saved);
      return productDraftOf(saved);
    },
  });
  const { append, remove } = useFieldArray({ control: form.control, name: 'kinds', keyName: 'key' });
  return {
    ...form,
    append,
    remove,
    base,
    kinds: form.watch('kinds'),
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;
