import { useState } from 'react';
import { hasCheckDigit, normalizeVin, vinProblem } from '../../domain/vehicles/vin.ts';
import type { RequestDraft, RequestForm } from '../quotes/request-kind.ts';
import { decodedOf, vinOf } from './car-values.ts';

const BY_HAND = ['year', 'make', 'model', 'kind'] as const;

/** Looks a VIN up as soon as it is whole, and fills in what the decoder says. Without an answer the visitor says what it is. */
export function useCarLookUp(
  form: RequestForm,
  errorOf: (name: string) => string | undefined,
  save: () => void,
) {
  const [asked, setAsked] = useState('');
  const [isOpen, setOpen] = useState(false);
  const values: RequestDraft = form.getValues();
  const vin = vinOf(values);
  const decoded = decodedOf(values);
  const isByHand = Boolean(values.noVin);

  async function look(whole: string) {
    setAsked(whole);
    // With zod, like what checks the form (use-request-form.ts). Where it does not load, the car is described by hand.
    const said = import('./decode-car.ts').then(({ decodeCar }) => decodeCar(whole));
    const vehicle = await said.catch(() => null);
    if (vinOf(form.getValues()) !== whole) return;
    form.setValue('decoded', { vin: whole, vehicle });
    form.setValue('year', vehicle?.year ? String(vehicle.year) : '');
    for (const name of ['make', 'model', 'kind'] as const) form.setValue(name, vehicle?.[name] ?? '');
    form.clearErrors([...BY_HAND]);
    setAsked('');
    save();
  }

  return {
    isByHand,
    isLooking: asked !== '' && asked === vin,
    /** It can be right all the same: cars for other countries have no check digit. */
    isOdd: vin !== '' && vinProblem(vin) === null && !hasCheckDigit(vin),
    /** Year, make, model and kind are to be typed, or to be looked over. */
    showsFields:
      isByHand ||
      isOpen ||
      BY_HAND.some((name) => errorOf(name)) ||
      (decoded !== undefined && BY_HAND.some((name) => !decoded?.[name])),
    read(typed: string) {
      form.clearErrors('vin');
      const whole = normalizeVin(typed);
      if (vinProblem(whole) === null && whole !== asked && whole !== decodedVin(values)) void look(whole);
    },
    check() {
      if (vin !== '' && vinProblem(vin) !== null) void form.trigger('vin');
    },
    turn() {
      if (!isByHand && decoded !== undefined) return setOpen((was) => !was);
      form.clearErrors();
      form.setValue('noVin', isByHand ? '' : 'yes');
      return save();
    },
  };
}

const decodedVin = ({ decoded }: RequestDraft): string | undefined => decoded?.vin;

export type CarLookUp = ReturnType<typeof useCarLookUp>;
