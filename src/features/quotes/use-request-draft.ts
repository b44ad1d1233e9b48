import { useEffect, useRef, useState } from 'react';
import type { DraftState } from './DraftNote.tsx';
import { clearDraft, keepDraft, keepDraftPhoto, readDraft, readDraftPhoto } from './quote-draft.ts';
import type { RequestDraft, RequestForm, RequestKind } from './request-kind.ts';

const SAVE_AFTER_MS = 400;

const isBlank = (values: RequestDraft) => Object.values(values).every((value) => !value);

/** Keeps fields and photo on this device while they are entered, and puts them back on the next visit. */
export function useRequestDraft(form: RequestForm, { name, empty }: RequestKind) {
  const [draft, setDraft] = useState<DraftState>('none');
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [unkept, setUnkept] = useState(false);
  /** The fields hold what they will hold until somebody types. */
  const [restored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const restore = async () => {
      const keptPhoto = await readDraftPhoto(name);
      const stored = readDraft(name);
      const kept = stored && !isBlank(stored.values) ? stored : null;
      // What was typed before this script arrived is newer than any draft.
      if (kept && isBlank(form.getValues())) form.reset({ ...empty, ...kept.values });
      if (keptPhoto) setPhoto(keptPhoto);
      if (kept ?? keptPhoto) setDraft(kept?.waiting ? 'unsent' : 'restored');
      setRestored(true);
    };
    void restore();
  }, [form, name, empty]);

  const keep = () => keepDraft(name, { values: form.getValues() });

  function save() {
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, SAVE_AFTER_MS);
  }

  async function choosePhoto(chosen: Blob | null) {
    setPhoto(chosen);
    setUnkept(!(await keepDraftPhoto(name, chosen)));
  }

  /** Forgets what this device keeps. */
  function forget() {
    clearTimeout(timer.current);
    clearDraft(name);
  }

  /** Empties the form too. */
  function clear() {
    forget();
    form.reset(empty);
    setPhoto(null);
    setDraft('none');
  }

  return { draft, photo, unkept, restored, keep, save, choosePhoto, forget, clear };
}
