import type { VehicleClass } from '../../../business/vehicles.ts';
import { yardName } from '../../../business/yards.ts';
import { moneyText } from '../../shared/numbers/money.ts';
import { groupedNumber } from '../../shared/numbers/typed-number.ts';
import { poundsText } from '../../shared/numbers/weight.ts';
import type { VehicleTitle } from '../papers.ts';
import { storedPrices, type StoredVehicle, storedValue } from '../stored-vehicle.ts';
import type { VehicleHandover } from './value-vehicle.ts';
import type { WeightSource } from './vehicle-class.ts';
import { conditionText, vehicleName } from '../car-summary.ts';
import { hasCheckDigit } from '../vin.ts';

// As staff read them, in English alone.

const KINDS: Readonly<Record<VehicleClass, string>> = {
  compact: 'compact car',
  midsize: 'midsize car',
  large_car: 'large car',
  small_suv: 'small SUV',
  midsize_suv: 'midsize SUV',
  large_suv: 'large SUV',
  minivan: 'minivan',
  van: 'van',
  small_pickup: 'small pickup',
  large_pickup: 'large pickup',
  trailer: 'trailer',
  rv: 'RV',
  motorcycle: 'motorcycle',
  heavy_truck: 'heavy truck or bus',
  boat: 'boat',
};

const TITLES: Readonly<Record<VehicleTitle, string>> = {
  in_my_name: 'In the seller’s name',
  lost: 'Lost',
  signed_over: 'Signed over to the seller, not registered',
  someone_elses: 'In somebody else’s name',
  lien: 'With a lien',
  none: 'None',
};

const HANDOVERS: Readonly<Record<VehicleHandover, string>> = {
  drop_off: 'The seller brings it in',
  pickup: 'We tow it',
};

const SOURCES: Readonly<Record<WeightSource, string>> = {
  ours: 'from our table of weights',
  maker: 'from the maker’s figures',
  typical: 'typical of its kind',
};

function estimateText(car: StoredVehicle): string {
  const value = storedValue(car);
  const price = value && storedPrices(car)[value.metalType];
  if (!price) return 'None. Please price it yourself.';
  const range = `${moneyText(value.lowCents)} to ${moneyText(value.highCents)}`;
  const tow =
    value.towCents === null
      ? ', without the tow: please say what it costs'
      : value.towCents > 0
        ? `, after ${moneyText(value.towCents)} for the tow`
        : car.handover === 'pickup'
          ? ', and the tow is free'
          : '';
  return `${range}, at $${price.price} per ${price.unit} in ${yardName(car.yardId)}${tow}`;
}

/** Shown in the request alone, where it is deleted in time: no mail and no sheet has it. */
export const vinFact = ({ vin }: StoredVehicle): readonly [string, string] => [
  'VIN',
  vin === '' ? 'None' : hasCheckDigit(vin) ? vin : `${vin} (check digit doesn’t match)`,
];

/** What staff read about a car, as labels and texts. */
export function vehicleFacts(car: StoredVehicle): readonly (readonly [string, string])[] {
  const { weight } = car;
  return [
    ['Vehicle', `${vehicleName(car)}, ${KINDS[car.kind]}`],
    ['Condition', conditionText(car)],
    ['How it gets here', HANDOVERS[car.handover]],
    ['Title', TITLES[car.title]],
    [
      'Vehicle weight',
      weight ? `${groupedNumber(poundsText(weight.milliPounds))} lb, ${SOURCES[weight.source]}` : 'Not known',
    ],
    ['Vehicle estimate', estimateText(car)],
  ];
}

/** The same in one cell of a sheet. */
export const vehicleCell = (car: StoredVehicle): string =>
  vehicleFacts(car)
    .map(([label, text]) => `${label}: ${text}`)
    .join('; ');
