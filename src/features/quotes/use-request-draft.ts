import { type RefObject, useEffect, useRef, useState } from 'react';
import { QUOTE_PHOTOS_MAX } from '../../business/constants.ts';
import { newId } from '../../lib/new-id.ts';
import { showFieldErrors } from '../../ui/form/show-field-errors.ts';
import {
  clearDraft,
  readDraft,
  readDraftPhotos,
  removeDraftPhoto,
  saveDraft,
  saveDraftPhoto,
} from './quote-draft.ts';
import type { RequestDraft, RequestForm, RequestName, RequestPhoto } from './request-kind.ts';

const SAVE_AFTER_MS = 400;

export type DraftState = 'none' | 'restored' | 'unsent';

/**
 * Whether a request submitted offline waits to be sent. `onPage`: as long as the page is open, because this browser saves nothing.
 * `unchecked`: what checks it is not loaded, so this form has to send it. `changed`: edited since, so it has to be submitted again.
 * `doubtful`: it may have arrived, so the visitor has to say whether to send it. `failed`: it waits for the visitor alone.
 */
export type Waiting = 'no' | 'yes' | 'onPage' | 'unchecked' | 'changed' | 'doubtful' | 'failed' | 'tooMany';

/** Nothing but what the form begins with, such as our state. */
const isBlank = (values: object, element: HTMLFormElement | null, group = ''): boolean =>
  Object.entries(values).every(([name, value]: readonly [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return isBlank(value, element, `${group}${name}.`);
    const control = element?.elements.namedItem(group + name);
    return !value || (control instanceof HTMLInputElement && value === control.defaultValue);
  });

const isSame = (values: RequestDraft, saved: RequestDraft) =>
  JSON.stringify(values) === JSON.stringify(saved);

/** Saves the fields and the photos on this device, and restores them on the next visit. */
export function useRequestDraft(
  form: RequestForm,
  name: RequestName,
  element: RefObject<HTMLFormElement | null>,
) {
  const [draft, setDraft] = useState<DraftState>('none');
  const [photos, setPhotos] = useState<readonly RequestPhoto[]>([]);
  /** The same at once: files that are chosen while others are made smaller come before the page shows these. */
  const chosen = useRef(photos);
  const [isPhotoUnsaved, setPhotoUnsaved] = useState(false);
  const [waiting, setWaiting] = useState<Waiting>('no');
  /** Restoring is done: the fields change only by typing from now on. */
  const [restored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const restore = async () => {
      const savedPhotos = await readDraftPhotos(name);
      const stored = readDraft(name);
      const saved = stored && !isBlank(stored.values, element.current) ? stored : null;
      // What was typed before hydration is newer than any draft.
      if (saved && isBlank(form.getValues(), element.current))
        form.reset(saved.values, { keepDefaultValues: true });
      if (saved?.refused) showFieldErrors(form, saved.refused);
      if (savedPhotos.length > 0) {
        chosen.current = savedPhotos;
        setPhotos(savedPhotos);
      }
      if (saved ?? savedPhotos.length > 0) setDraft(saved?.waiting ? 'unsent' : 'restored');
      setRestored(true);
    };
    void restore();
  }, [form, name, element]);

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

  function choose(next: readonly RequestPhoto[]) {
    chosen.current = next;
    setPhotos(next);
  }

  async function keepPhoto(photo: RequestPhoto) {
    if (!(await saveDraftPhoto(name, photo))) setPhotoUnsaved(true);
  }

  /** false: there are as many as a request may have. */
  function addPhoto(blob: Blob): boolean {
    if (chosen.current.length >= QUOTE_PHOTOS_MAX) return false;
    const photo = { id: newId(), blob };
    choose([...chosen.current, photo]);
    save({ otherPhoto: true });
    void keepPhoto(photo);
    return true;
  }

  function removePhoto(id: string) {
    choose(chosen.current.filter((photo) => photo.id !== id));
    save({ otherPhoto: true });
    void removeDraftPhoto(name, id);
  }

  /** Removes the draft from this device. */
  function forget() {
    clearTimeout(timer.current);
    clearDraft(name);
  }

  /** Removes the draft and empties the form. */
  function clear() {
    forget();
    // To what the page was built with.
    form.reset();
    choose([]);
    setPhotoUnsaved(false);
    setDraft('none');
    setWaiting('no');
  }

  return {
    draft,
    photos,
    photoProps: {
      photos,
      isUnsaved: isPhotoUnsaved,
      onAdd: addPhoto,
      onRemove: removePhoto,
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
