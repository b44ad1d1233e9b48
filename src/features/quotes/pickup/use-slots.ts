import { useEffect, useEffectEvent, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { PICKUP_WEIGHT_CLASSES } from '../../../business/constants.ts';
import { YARDS } from '../../../business/yards.ts';
import { cleanZip } from '../../../domain/addresses/zip-code.ts';
import { halfDayOf } from '../../../domain/quotes/request-words.ts';
import { clockMinutes, clockOf } from '../../../domain/shared/time/clock-minutes.ts';
import { nextSlot, slotDays } from '../../../domain/truck/slot-days.ts';
import type { WantedPickup } from '../../../domain/truck/slot.schema.ts';
import type { Slot } from '../../../domain/truck/slots.api.ts';
import { newId } from '../../../lib/new-id.ts';
import { useAwake } from '../../../ui/use-awake.ts';
import type { RequestDraft, RequestForm } from '../request-kind.ts';

export type WeightClass = (typeof PICKUP_WEIGHT_CLASSES)[number];

const keyOf = (...parts: readonly unknown[]): string => JSON.stringify(parts);

/** null: too little is known of the load to ask for times. */
function wantedOf(
  zip = '',
  weight: WeightClass | undefined,
  location: string | undefined,
): WantedPickup | null {
  const whole = cleanZip(zip);
  if (!weight || !/^\d{5}(-\d{4})?$/.test(whole)) return null;
  const yard = YARDS.find(({ id }) => id === location)?.id;
  return { zip: whole, weight, ...(yard && { yard }) };
}

const slotFrom = ({ day, window }: NonNullable<RequestDraft['pickup']> = {}): Slot | null =>
  day && window && !halfDayOf(window) ? { day, startsAt: clockMinutes(window) } : null;

interface Known {
  /** Of the load that was asked about. */
  readonly key: string;
  /** null: no answer. */
  readonly free: readonly Slot[] | null;
}

/**
 * The free times of trucks for what the form says, and the chosen one held for this visitor. `days`: null where there are none, and half days are
 * offered. `taken`: what somebody else has, with what is free next.
 */
export function useSlots(
  { control, getValues, setValue, clearErrors }: RequestForm,
  weight: WeightClass | undefined,
) {
  const awake = useAwake();
  const { submitCount } = useFormState({ control });
  // Watched values miss what was typed before the script loaded; getValues() reads the fields.
  useWatch({ control, name: ['location', 'pickup.zip', 'pickup.day', 'pickup.window'] });
  const { location, pickup } = getValues();
  const [known, setKnown] = useState<Known>();
  const [held, setHeld] = useState<{ readonly key: string; readonly until: string }>();
  const [refused, setRefused] = useState<readonly Slot[]>([]);
  const wanted = awake ? wantedOf(pickup?.zip, weight, location) : null;
  const chosen = slotFrom(pickup);
  // A refusal makes all that is known old, whether of a hold or of the request.
  const wantedKey = wanted && keyOf(wanted, refused, submitCount);
  const chosenKey = wantedKey && chosen && keyOf(wantedKey, chosen);

  const find = useEffectEvent(async (key: string): Promise<Known> => {
    const { findSlots } = await import('./slot-calls.ts');
    return { key, free: wanted && (await findSlots(wanted, getValues('pickup')?.hold)) };
  });
  useEffect(() => {
    if (wantedKey === null) return undefined;
    let isOld = false;
    const keep = (found: Known) => {
      if (!isOld) setKnown(found);
    };
    // Without its script there are half days.
    find(wantedKey).then(keep, () => undefined);
    return () => {
      isOld = true;
    };
  }, [wantedKey]);

  const hold = useEffectEvent(async () => {
    const id = getValues('pickup')?.hold ?? newId();
    setValue('pickup.hold', id);
    const { takeSlot } = await import('./slot-calls.ts');
    return wanted && chosen && takeSlot(id, chosen, wanted);
  });
  const refuse = useEffectEvent(() => {
    if (chosen) setRefused((before) => [...before, chosen]);
    setValue('pickup.window', '');
  });
  useEffect(() => {
    if (chosenKey === null) return undefined;
    let isOld = false;
    const keep = (answer: Awaited<ReturnType<typeof hold>>) => {
      if (isOld || answer === null) return;
      if (answer === 'taken') refuse();
      else setHeld({ key: chosenKey, until: answer.until });
    };
    hold().then(keep, () => undefined);
    return () => {
      isOld = true;
    };
  }, [chosenKey]);

  const free = known?.free ?? [];
  // What is chosen stays until it is refused: the answer may be on its way, or there may be no connection.
  const shown = chosen ? [...free, chosen] : free;
  const gone = refused.at(-1);
  const isKnown = known !== undefined && known.key === wantedKey;
  return {
    days: shown.length > 0 ? slotDays(shown) : null,
    heldUntil: held && held.key === chosenKey ? held.until : null,
    taken: gone && !chosen && isKnown ? { gone, next: nextSlot(free, gone) } : null,
    take(slot: Slot) {
      setValue('pickup.day', slot.day);
      setValue('pickup.window', clockOf(slot.startsAt));
      clearErrors(['pickup.day', 'pickup.window']);
    },
  };
}
