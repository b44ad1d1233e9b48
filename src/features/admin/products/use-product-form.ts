import { useState } from 'react';
import {
  addProductApi,
  changeProductApi,
  type ProductDetail,
} from '../../../domain/catalogue/admin-products.api.ts';
import { productDraftSchema } from '../../../domain/catalogue/product-draft.schema.ts';
import { newId } from '../../../lib/new-id.ts';
import { hasCode } from '../../../lib/request.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { staffFailure } from '../staff-failure.ts';
import { staffCall } from '../staff.store.ts';
import {
  productDraftOf,
  EMPTY_PRODUCT,
  inputOf,
  type KindDraft,
  messagesOf,
  type ProductFormDraft,
} from './product-form.ts';

/** Unfolds each color with an error, and puts the focus into the first field that has one. */
function focusFirst(messages: Readonly<Record<string, string>>): void {
  const wrong = Object.keys(messages).map((id) => {
    const [, kindId] = /^kind-(.+)-\w+$/.exec(id) ?? [];
    const fold = document.getElementById(`kind-${kindId}-size`)?.closest('details');
    if (fold) fold.open = true;
    // A color has one picture for all of its kinds.
    return document.getElementById(id) ?? fold?.querySelector<HTMLElement>('input[type="file"]');
  });
  (wrong[0] ?? document.getElementById('product-kinds'))?.focus();
}

/** The form of a product, or of a new one (null). `onSaved` gets what the server has then. */
export function useProductForm(product: ProductDetail | null, onSaved: (saved: ProductDetail) => void) {
  // Chosen once, so that a new product that is sent twice is added once.
  const [ownId] = useState(newId);
  const [base, setBase] = useState(product);
  const [draft, setDraft] = useState<ProductFormDraft>(product ? productDraftOf(product) : EMPTY_PRODUCT);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  /** What somebody else saved in the meantime. */
  const [newer, setNewer] = useState<ProductDetail | null>(null);
  const [isBusy, setBusy] = useState(false);

  function show(saved: ProductDetail) {
    setBase(saved);
    setDraft(productDraftOf(saved));
    setNewer(null);
    setFailure(undefined);
    setErrors({});
  }
  function refuse(messages: Readonly<Record<string, string>>) {
    setErrors(messages);
    requestAnimationFrame(() => focusFirst(messages));
  }

  async function save() {
    if (isBusy) return;
    const parsed = productDraftSchema.safeParse(inputOf(draft));
    if (!parsed.success) return refuse(messagesOf(parsed.error.issues, draft));
    setBusy(true);
    setFailure(undefined);
    setErrors({});
    try {
      const saved = base
        ? await staffCall(changeProductApi, {
            params: { id: base.id },
            body: { ...parsed.data, version: base.version },
          })
        : await staffCall(addProductApi, { body: { ...parsed.data, id: ownId } });
      showToast({ title: base ? 'Saved' : 'Added to the shop', description: saved.name });
      show(saved);
      onSaved(saved);
    } catch (error) {
      if (hasCode(error, 'product_changed')) setNewer(error.figures as ProductDetail);
      if (hasCode(error, 'invalid_input')) {
        refuse(
          Object.fromEntries(Object.entries(error.fields).map(([key, text]) => [`product-${key}`, text])),
        );
      }
      setFailure(staffFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    draft,
    base,
    errors,
    failure,
    newer,
    isBusy,
    // A picture that arrives takes nothing back that was typed while it was on its way.
    set: (change: Partial<ProductFormDraft>) => setDraft((now) => ({ ...now, ...change })),
    setKinds: (isWanted: (kind: KindDraft) => boolean, change: Partial<KindDraft>) =>
      setDraft((now) => ({
        ...now,
        kinds: now.kinds.map((kind) => (isWanted(kind) ? { ...kind, ...change } : kind)),
      })),
    removeKind: (id: string) =>
      setDraft((now) => ({ ...now, kinds: now.kinds.filter((kind) => kind.id !== id) })),
    showNewer: () => newer && show(newer),
    save,
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;
