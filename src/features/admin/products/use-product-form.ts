import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import {
  addProductApi,
  changeProductApi,
  type ProductDetail,
} from '../../../domain/catalogue/admin-products.api.ts';
import { ERRORS } from '../../../domain/shared/errors.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../use-staff-form.ts';
import { EMPTY_PRODUCT, productDraftOf, productFormSchema } from './product-form.ts';

/** The form of a product, or of a new one (null). `onSaved` gets what the server has then. */
export function useProductForm(product: ProductDetail | null, onSaved: (saved: ProductDetail) => void) {
  const [base, setBase] = useState(product);
  /** What somebody else saved in the meantime. */
  const [newer, setNewer] = useState<ProductDetail | null>(null);

  function show(saved: ProductDetail) {
    setBase(saved);
    setNewer(null);
    return productDraftOf(saved);
  }
  const form = useStaffForm({
    schema: productFormSchema,
    empty: product ? productDraftOf(product) : EMPTY_PRODUCT,
    prefix: 'product',
    refusals: {
      product_changed: ({ figures }) => {
        setNewer(figures as ProductDetail);
        return ERRORS.product_changed.message;
      },
    },
    send: async (draft, id) => {
      const saved = base
        ? await staffCall(changeProductApi, {
            params: { id: base.id },
            body: { ...draft, version: base.version },
          })
        : await staffCall(addProductApi, { body: { ...draft, id } });
      showToast({ title: base ? 'Saved' : 'Added to the shop', description: saved.name });
      onSaved(saved);
      return show(saved);
    },
  });
  const { append, remove } = useFieldArray({ control: form.control, name: 'kinds', keyName: 'key' });
  return {
    ...form,
    append,
    remove,
    base,
    newer,
    kinds: form.watch('kinds'),
    showNewer: () => newer && form.reset(show(newer)),
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;
