import { useState } from 'react';
import {
  importProductsApi,
  previewImportApi,
  type ImportPreview,
} from '../../../domain/catalogue/admin-catalogue.api.ts';
import type { Category } from '../../../domain/catalogue/catalogue.api.ts';
import { hasCode, RequestError } from '../../../lib/requests/request.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { staffCall } from '../staff.store.ts';
import { staffFailure } from '../staff-failure.ts';

export interface NewItemFacts {
  /** Empty if not chosen yet. */
  readonly category: Category | '';
  readonly description: string;
}

const NO_FACTS: NewItemFacts = { category: '', description: '' };

const REFUSED = 'Printful refused our token. It needs permission to read the store’s products.';
const failureOf = (error: unknown): string =>
  hasCode(error, 'provider_refused') ? REFUSED : staffFailure(error);

const changesText = (count: number) => (count === 1 ? 'One change' : `${count} changes`);

/** The comparison with Printful's store, the choices, and the import. */
export function useImport() {
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [facts, setFacts] = useState<ReadonlyMap<string, NewItemFacts>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const [work, setWork] = useState<'compare' | 'take' | null>(null);

  const during = async (name: 'compare' | 'take', task: () => Promise<void>) => {
    setWork(name);
    setFailure(null);
    try {
      await task();
    } catch (error) {
      const field = error instanceof RequestError ? Object.values(error.fields)[0] : undefined;
      setFailure(field ?? failureOf(error));
    }
    setWork(null);
  };
  const load = async () => {
    setPreview(await staffCall(previewImportApi));
    setChosen(new Set());
  };

  const factsOf = (id: string) => facts.get(id) ?? NO_FACTS;
  const newIds = (preview?.changes ?? []).filter(({ kind, id }) => kind === 'new_item' && chosen.has(id));

  return {
    preview,
    chosen,
    failure,
    work,
    factsOf,
    /** The first chosen new item that lacks its category. */
    unfinished: newIds.find(({ id }) => factsOf(id).category === '')?.id ?? null,
    choose: (ids: readonly string[], isChosen: boolean) =>
      setChosen(new Set(isChosen ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id)))),
    describe: (id: string, more: Partial<NewItemFacts>) =>
      setFacts(new Map(facts).set(id, { ...factsOf(id), ...more })),
    compare: () => during('compare', load),
    take: () =>
      during('take', async () => {
        const newItems = newIds.flatMap(({ id: change }) => {
          const { category, description } = factsOf(change);
          return category === '' ? [] : [{ change, category, description }];
        });
        const body = { changes: [...chosen], newItems };
        const { taken, passed } = await staffCall(importProductsApi, { body });
        const description =
          passed > 0
            ? `${changesText(passed)} skipped because something changed. Please look again.`
            : undefined;
        showToast({ title: `${changesText(taken)} applied`, ...(description ? { description } : {}) });
        await load();
      }),
  };
}

export type Import = ReturnType<typeof useImport>;
