import { useEffect, useRef, useState } from 'react';
import type { DraftState } from './DraftNote.tsx';
import { clearDraft, keepDraft, keepDraftPhoto, readDraft, readDraftPhoto } from './quote-draft.ts';
import type { RequestDraft, RequestForm, RequestKind } from './request-kind.ts';

const SAVE_AFTER_MS = 400;

/** Whether what was submitted without a connection is still to be sent, or was changed since and so is not. */
export type Waiting = 'no' | 'yes' | 'changed';

const isBlank = (values: RequestDraft) => Object.values(values).every((value) => !value);

const isSame = (values: RequestDraft, kept: RequestDraft) => JSON.stringify(values) === JSON.stringify(kept);

/** Keeps fields and photo on this device while they are entered, and puts them back on the next visit. */
export function useRequestDraft(form: RequestForm, { name, empty }: RequestKind) {
  const [draft, setDraft] = useState<DraftState>('none');
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [unkept, setUnkept] = useState(false);
  const [waiting, setWaiting] = useState<Waiting>('no');
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

  /** Keeps the fields. What waits to be sent is what was submitted: a change takes it back until it is submitted again. */
  function keep({ otherPhoto = false } = {}) {
    const values = form.getValues();
    const kept = readDraft(name);
    const takesBack = kept?.waiting === true && (otherPhoto || !isSame(values, kept.values));
    keepDraft(name, takesBack ? { values, waiting: false } : { values });
    if (takesBack) setWaiting('changed');
  }

  function save() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep(), SAVE_AFTER_MS);
  }

  async function choosePhoto(chosen: Blob | null) {
    setPhoto(chosen);
    keep({ otherPhoto: true });
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
    setWaiting('no');
  }

  return { draft, photo, unkept, restored, waiting, setWaiting, keep, save, choosePhoto, forget, clear };
}
