import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { useSentForm } from '../../../ui/form/use-sent-form.ts';
import type { DraftOffersProps } from './DraftOffers.tsx';
import { type SavedDraft, useStaffDrafts } from './saved-draft.ts';

export interface FormDraft<Draft, Seen> {
  /** Names what the form is about. */
  readonly key: string;
  /** Says it: "note". */
  readonly name: string;
  /** Fetches what the form needs to show a draft that is opened. */
  readonly prepare?: (saved: SavedDraft<Draft, Seen>) => Promise<unknown>;
}

interface DraftedForm<Draft extends FieldValues, Input, Seen> {
  readonly form: ReturnType<typeof useSentForm<Draft, Input>>;
  /** Without it, nothing is kept. */
  readonly draft: FormDraft<Draft, Seen> | undefined;
  /** What the person who types has seen: kept with it. */
  readonly seenRef: RefObject<Seen>;
}

/** Keeps what is typed on this device until it is sent, and offers what was typed before. */
export function useFormDraft<Draft extends FieldValues, Input, Seen>({
  form,
  draft,
  seenRef,
}: DraftedForm<Draft, Input, Seen>) {
  const kept = useStaffDrafts<Draft, Seen>(draft?.key);
  const { watch, getValues, formState } = form;
  const { defaultValues } = formState;
  const keep = useEffectEvent(() => {
    const typed = getValues();
    if (JSON.stringify(typed) === JSON.stringify(defaultValues)) kept.save();
    else kept.save({ typed, seen: seenRef.current });
  });
  useEffect(() => {
    // A reset names no field: nothing was typed.
    const { unsubscribe } = watch((_, { name }) => {
      if (name !== undefined) keep();
    });
    return unsubscribe;
  }, [watch]);

  // The button that was pressed is gone.
  const focusFirst = () =>
    form.element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  async function open(id: string) {
    const saved = kept.offered.find((each) => each.id === id);
    try {
      if (saved) await draft?.prepare?.(saved);
      const taken = kept.take(id);
      if (!taken) return;
      seenRef.current = taken.seen as Seen;
      form.reset(taken.typed, { keepDefaultValues: true });
      focusFirst();
    } catch (error) {
      form.refuse(error);
    }
  }
  const offers: DraftOffersProps | null = draft
    ? {
        name: draft.name,
        offered: kept.offered,
        isRefused: kept.isRefused,
        onOpen: (id) => void open(id),
        onDiscard: (id) => {
          kept.discard(id);
          focusFirst();
        },
      }
    : null;

  return {
    offers,
    drop: () => kept.save(),
    /** What was typed while the form was sent is for the next time. */
    keepLater(later: Draft) {
      form.reset(later, { keepDefaultValues: true });
      kept.save({ typed: later, seen: seenRef.current });
    },
  };
}
