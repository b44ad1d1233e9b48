import { useEffect, useRef, useState } from 'react';
import { clearDraft, readDraft, readDraftPhoto, saveDraft, saveDraftPhoto } from './quote-draft.ts';
import type { RequestDraft, RequestForm, RequestKind } from './request-kind.ts';

const SAVE_AFTER_MS = 400;

export type DraftState = 'none' | 'restored' | 'unsent';

/** Whether a request submitted offline waits to be sent. `changed`: edited since, so it has to be submitted again. */
export type Waiting = 'no' | 'yes' | 'changed';

const isBlank = (values: RequestDraft) => Object.values(values).every((value) => !value);

const isSame = (values: RequestDraft, saved: RequestDraft) =>
  JSON.stringify(values) === JSON.stringify(saved);

/** Saves the fields and the photo on this device, and restores them on the next visit. */
export function useRequestDraft(form: RequestForm, { name, empty }: RequestKind) {
  const [draft, setDraft] = useState<DraftState>('none');
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [isPhotoUnsaved, setPhotoUnsaved] = useState(false);
  const [waiting, setWaiting] = useState<Waiting>('no');
  /** Restoring is done: the fields change only by typing from now on. */
  const [restored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const restore = async () => {
      const savedPhoto = await readDraftPhoto(name);
      const stored = readDraft(name);
      const saved = stored && !isBlank(stored.values) ? stored : null;
      // What was typed before hydration is newer than any draft.
      if (saved && isBlank(form.getValues())) form.reset({ ...empty, ...saved.values });
      if (savedPhoto) setPhoto(savedPhoto);
      if (saved ?? savedPhoto) setDraft(saved?.waiting ? 'unsent' : 'restored');
      setRestored(true);
    };
    void restore();
  }, [form, name, empty]);

  /** Saves the fields. A change to a waiting request withdraws it until it is submitted again. */
  function save({ otherPhoto = false } = {}) {
    const values = form.getValues();
    const saved = readDraft(name);
    const withdraws = saved?.waiting === true && (otherPhoto || !isSame(values, saved.values));
    saveDraft(name, withdraws ? { values, waiting: false } : { values });
    if (withdraws) setWaiting('changed');
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

  /** Removes the draft and empties the form. */
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
    photoProps: {
      photo,
      isUnsaved: isPhotoUnsaved,
      onPhoto: (chosen: Blob | null) => void choosePhoto(chosen),
    },
    restored,
    waiting,
    setWaiting,
    save,
    saveSoon,
    forget,
    clear,
  };
}
