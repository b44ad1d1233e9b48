import { type FormEvent, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import {
  addProductApi,
  changeProductApi,
  type ProductDetail,
} from '../../../domain/catalogue/admin-products.api.ts';
import { newId } from '../../../lib/new-id.ts';
import { takeIn } from '../../../ui/form/take-in.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../form/use-staff-form.ts';
import {
  EMPTY_PRODUCT,
  NO_KINDS,
  productDraftOf,
  productFacts,
  productFormSchema,
  typedKinds,
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
  /** What stands typed beside the kinds becomes some of them; false if there is nothing new in it. */
  function takeTyped(isAsked = false): boolean {
    form.clearErrors('wanted');
    const { kinds, wanted } = form.getValues();
    const { list, fault } = takeIn(kinds, typedKinds(kinds, wanted, newId, isAsked), ({ id }) => id);
    if (fault !== null) form.setError('wanted.colors', { message: fault }, { shouldFocus: true });
    else if (list.length > kinds.length) {
      append(list.slice(kinds.length), { shouldFocus: false });
      form.setValue('wanted', NO_KINDS);
    }
    return fault === null;
  }

  // On their way; each says whether it arrived.
  const pictures = useRef(new Set<Promise<boolean>>());
  const isWaiting = useRef(false);
  /** What is typed counts, and so does a picture that was chosen. */
  async function save() {
    if (isWaiting.current) return;
    isWaiting.current = true;
    const arrived = await Promise.all(pictures.current);
    isWaiting.current = false;
    if (arrived.includes(false))
      requestAnimationFrame(() =>
        form.element.current?.querySelector<HTMLElement>('[type=file][aria-invalid=true]')?.focus(),
      );
    else if (takeTyped()) void form.submit();
  }

  return {
    ...form,
    formProps: {
      ...form.formProps,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!form.isSubmitting) void save();
      },
    },
    addTyped: () => takeTyped(true),
    onPictureSent: (sent: Promise<boolean>) => {
      pictures.current.add(sent);
      void sent.finally(() => pictures.current.delete(sent));
    },
    remove,
    base,
    kinds: form.watch('kinds'),
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;
