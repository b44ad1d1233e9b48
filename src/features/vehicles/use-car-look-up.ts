import { useRef, useState } from 'react';
import { hasCheckDigit, normalizeVin } from '../../domain/vehicles/vin.ts';
import type { DecodedVehicle } from '../../domain/vehicles/vehicles.api.ts';
import type { RequestDraft, RequestForm } from '../quotes/request-kind.ts';
import { BY_HAND, decodedOf, isVin, vinOf } from './car-values.ts';

/** Looks a VIN up as soon as it is whole, and fills in what the decoder says. Without an answer the visitor says what it is. */
export function useCarLookUp(
  form: RequestForm,
  errorOf: (name: string) => string | undefined,
  save: () => void,
) {
  const [asked, setAsked] = useState('');
  const looking = useRef<Promise<void>>(undefined);
  const values: RequestDraft = form.getValues();
  const vin = vinOf(values);
  const decoded = decodedOf(values);
  const isByHand = Boolean(values.noVin);

  /** Of a VIN that nobody knows, what was typed stays. */
  function fillIn(vehicle: DecodedVehicle | null) {
    if (vehicle) for (const name of BY_HAND) form.setValue(name, String(vehicle[name] ?? ''));
  }

  async function look(whole: string) {
    setAsked(whole);
    // With zod, like what checks the form (use-request-form.ts). Where it does not load, the car is described by hand.
    const said = import('./decode-car.ts').then(({ decodeCar }) => decodeCar(whole));
    const vehicle = await said.catch(() => null);
    setAsked((now) => (now === whole ? '' : now));
    if (vinOf(form.getValues()) !== whole) return;
    form.setValue('decoded', { vin: whole, vehicle });
    fillIn(vehicle);
    form.clearErrors([...BY_HAND]);
    save();
  }

  /** What was filled in goes with the VIN that it is of. */
  function forget() {
    for (const name of BY_HAND) form.setValue(name, '');
    form.setValue('decoded', null);
  }

  function lookAt(typed: string) {
    const whole = normalizeVin(typed);
    const known = form.getValues('decoded');
    if (known?.vehicle && known.vin !== whole) forget();
    if (isVin(whole) && whole !== asked && whole !== known?.vin) looking.current = look(whole);
  }

  return {
    isByHand,
    isFound: Boolean(decoded),
    isLooking: asked !== '' && asked === vin,
    /** It can be right all the same: cars for other countries have no check digit. */
    isOdd: isVin(vin) && !hasCheckDigit(vin),
    /** What kind it is decides the weight, and the decoder knows better. */
    asksKind: isByHand || !decoded?.kind,
    /** Year, make, model or kind are to be typed. */
    showsFields:
      isByHand ||
      BY_HAND.some((name) => errorOf(name)) ||
      (decoded !== undefined && BY_HAND.some((name) => !decoded?.[name])),
    read(typed: string) {
      form.clearErrors('vin');
      lookAt(typed);
    },
    check() {
      if (vin !== '' && !isVin(vin)) void form.trigger('vin');
      // Typed before the script was there.
      else lookAt(form.getValues('vin') ?? '');
    },
    /** What the VIN says is there, or nobody could say it. false: there is no VIN yet, which is told at its field. */
    async finish(): Promise<boolean> {
      if (isByHand) return true;
      if (!isVin(vinOf(form.getValues()))) {
        void form.trigger('vin', { shouldFocus: true });
        return false;
      }
      lookAt(form.getValues('vin') ?? '');
      await looking.current;
      return true;
    },
    turn() {
      form.clearErrors();
      form.setValue('noVin', isByHand ? '' : 'yes');
      // The VIN is of the car that it was of before.
      fillIn(decodedOf(form.getValues()) ?? null);
      save();
    },
  };
}

export type CarLookUp = ReturnType<typeof useCarLookUp>;
