import { useRef, useState } from 'react';
import { BY_HAND, decodedOf, isVin, vinOf } from '../../domain/vehicles/car-draft.ts';
import { hasCheckDigit, normalizeVin } from '../../domain/vehicles/vin.ts';
import type { DecodedVehicle } from '../../domain/vehicles/vehicles.api.ts';
import { call } from '../../lib/requests/request.ts';
import type { RequestDraft, RequestForm } from '../quotes/request-kind.ts';

/** Longer than the server waits for the decoder. */
const TIMEOUT_MS = 6_000;

const CAR_FIELDS = BY_HAND.map((name) => `vehicle.${name}` as const);

/** What the decoder says of a VIN; null: nothing. Loaded on demand, because its contract brings zod along, like what checks the form (use-request-form.ts). */
async function decode(vin: string): Promise<DecodedVehicle | null> {
  const { decodeVehicleApi } = await import('../../domain/vehicles/vehicles.api.ts');
  const { vehicle } = await call(decodeVehicleApi, {
    body: { vin },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return vehicle;
}

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
    if (vehicle) for (const name of BY_HAND) form.setValue(`vehicle.${name}`, String(vehicle[name] ?? ''));
  }

  async function look(whole: string) {
    setAsked(whole);
    // It is down, or the script did not load: the car is described by hand.
    const vehicle = await decode(whole).catch(() => null);
    setAsked((now) => (now === whole ? '' : now));
    if (vinOf(form.getValues()) !== whole) return;
    form.setValue('decoded', { vin: whole, vehicle });
    fillIn(vehicle);
    form.clearErrors(CAR_FIELDS);
    save();
  }

  /** What was filled in goes with the VIN that it is of. */
  function forget() {
    for (const name of CAR_FIELDS) form.setValue(name, '');
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
      CAR_FIELDS.some((name) => errorOf(name)) ||
      (decoded !== undefined && BY_HAND.some((name) => !decoded?.[name])),
    read(typed: string) {
      form.clearErrors('vehicle.vin');
      lookAt(typed);
    },
    check() {
      if (vin !== '' && !isVin(vin)) void form.trigger('vehicle.vin');
      // Typed before the script was there.
      else lookAt(form.getValues('vehicle.vin') ?? '');
    },
    /** What the VIN says is there, or nobody could say it. false: there is no VIN yet, which is told at its field. */
    async finish(): Promise<boolean> {
      if (isByHand) return true;
      if (!isVin(vinOf(form.getValues()))) {
        void form.trigger('vehicle.vin', { shouldFocus: true });
        return false;
      }
      lookAt(form.getValues('vehicle.vin') ?? '');
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
