import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Quote, QuoteDraft } from '../../domain/quotes/quote.schema.ts';
import type { DraftState } from './DraftNote.tsx';
import { clearDraft, keepDraft, keepDraftPhoto, readDraft, readDraftPhoto } from './quote-draft.ts';

const SAVE_AFTER_MS = 400;

const EMPTY: QuoteDraft = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  location: '',
  description: '',
  callMe: false,
  emailMe: false,
};

const isBlank = (values: QuoteDraft) => Object.values(values).every((value) => !value);

/** Keeps fields and photo on this device while they are entered, and puts them back on the next visit. */
export function useQuoteDraft(form: UseFormReturn<QuoteDraft, unknown, Quote>) {
  const [draft, setDraft] = useState<DraftState>('none');
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [unkept, setUnkept] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const restore = async () => {
      const keptPhoto = await readDraftPhoto();
      const stored = readDraft();
      const kept = stored && !isBlank(stored.values) ? stored : null;
      // What was typed before this script arrived is newer than any draft.
      if (kept && isBlank(form.getValues())) form.reset({ ...EMPTY, ...kept.values });
      if (keptPhoto) setPhoto(keptPhoto);
      if (kept ?? keptPhoto) setDraft(kept?.waiting ? 'unsent' : 'restored');
    };
    void restore();
  }, [form]);

  function save() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keepDraft({ values: form.getValues() }), SAVE_AFTER_MS);
  }

  async function choosePhoto(chosen: Blob | null) {
    setPhoto(chosen);
    setUnkept(!(await keepDraftPhoto(chosen)));
  }

  /** Forgets what this device keeps. */
  function forget() {
    clearTimeout(timer.current);
    clearDraft();
  }

  /** Empties the form too. */
  function clear() {
    forget();
    form.reset(EMPTY);
    setPhoto(null);
    setDraft('none');
  }

  return { draft, photo, unkept, save, choosePhoto, forget, clear };
}
