import { useEffect, useRef, useState } from 'react';
import type { DraftState } from './DraftNote.tsx';
import { clearDraft, readDraft, readDraftPhoto, saveDraft, saveDraftPhoto } from './quote-draft.ts';
import type { RequestDraft, RequestForm, RequestKind } from './request-kind.ts';

const SAVE_AFTER_MS = 400;

/** Whether what was submitted without a connection is still to be sent, or was changed since and so is not. */
export type Waiting = 'no' | 'yes' | 'changed';

const isBlank = (values: RequestDraft) => Object.values(values).every((value) => !value);

const isSame = (values: RequestDraft, saved: RequestDraft) =>
  JSON.stringify(values) === JSON.stringify(saved);

/** Saves fields and photo on this device while they are entered, and puts them back on the next visit. */
export function useRequestDraft(form: RequestForm, { name, empty }: RequestKind) {
  const [draft, setDraft] = useState<DraftState>('none');
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [isPhotoUnsaved, setPhotoUnsaved] = useState(false);
  const [waiting, setWaiting] = useState<Waiting>('no');
  /** The fields hold what they will hold until somebody types. */
  const [restored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const restore = async () => {
      const savedPhoto = await readDraftPhoto(name);
      const stored = readDraft(name);
      const saved = stored && !isBlank(stored.values) ? stored : null;
      // What was typed before this script arrived is newer than any draft.
      if (saved && isBlank(form.getValues())) form.reset({ ...empty, ...saved.values });
      if (savedPhoto) setPhoto(savedPhoto);
      if (saved ?? savedPhoto) setDraft(saved?.waiting ? 'unsent' : 'restored');
      setRestored(true);
    };
    void restore();
  }, [form, name, empty]);

  /** Saves the fields. What waits to be sent is what was submitted: a change takes it back until it is submitted again. */
  function save({ otherPhoto = false } = {}) {
    const values = form.getValues();
    const saved = readDraft(name);
    const takesBack = saved?.waiting === true && (otherPhoto || !isSame(values, saved.values));
    saveDraft(name, takesBack ? { values, waiting: false } : { values });
    if (takesBack) setWaiting('changed');
  }

  function saveSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => save(), SAVE_AFTER_MS);
  }

  async function choosePhoto(chosen: Blob | null) {
    setPhoto(chosen);
    save({ otherPhoto: true });
    setPhotoUnsaved(!(await saveDraftPhoto(name, chosen)));
  }

  /** Removes the draft from this device. */
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

  return {
    draft,
    photo,
    isPhotoUnsaved,
    restored,
    waiting,
    setWaiting,
    save,
    saveSoon,
    choosePhoto,
    forget,
    clear,
  };
}
