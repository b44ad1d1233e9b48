import { expect, test } from 'vitest';
import { classOf, vehicleWeight } from './vehicle-class.ts';

test.each([
  ['PASSENGER CAR', 'Sedan/Saloon', 'Class 1B: 3,001 - 4,000 lb (1,360 - 1,814 kg)', 'compact'],
  ['PASSENGER CAR', 'Sedan/Saloon', 'Class 1C: 4,001 - 5,000 lb (1,814 - 2,268 kg)', 'midsize'],
  ['PASSENGER CAR', 'Coupe', 'Class 1D: 5,001 - 6,000 lb (2,268 - 2,722 kg)', 'large_car'],
  ['PASSENGER CAR', 'Coupe', '', 'midsize'],
  ['PASSENGER CAR', '', '', 'midsize'],
  [
    'MULTIPURPOSE PASSENGER VEHICLE (MPV)',
    'Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)',
    'Class 1C: 4,001 - 5,000 lb (1,814 - 2,268 kg)',
    'small_suv',
  ],
  [
    'MULTIPURPOSE PASSENGER VEHICLE (MPV)',
    'Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)',
    'Class 2F: 7,001 - 8,000 lb (3,175 - 3,629 kg)',
    'large_suv',
  ],
  ['MULTIPURPOSE PASSENGER VEHICLE (MPV)', 'Minivan', '', 'minivan'],
  ['MULTIPURPOSE PASSENGER VEHICLE (MPV)', '', '', 'midsize_suv'],
  ['PASSENGER CAR', 'Coupe', 'Class 1: 6,000 lb or less (2,722 kg or less)', 'midsize'],
  ['', 'Sport Utility Vehicle (SUV)', 'Class 2: 6,001 - 10,000 lb (2,722 - 4,536 kg)', 'midsize_suv'],
  ['TRUCK', 'Pickup', 'Class 1: 6,000 lb or less (2,722 kg or less)', 'small_pickup'],
  ['TRUCK', 'Pickup', 'Class 2E: 6,001 - 7,000 lb (2,722 - 3,175 kg)', 'large_pickup'],
  ['TRUCK', 'Cargo Van', 'Class 2H: 9,001 - 10,000 lb (4,082 - 4,536 kg)', 'van'],
  ['TRUCK', 'Pickup', 'Class 3: 10,001 - 14,000 lb (4,536 - 6,350 kg)', 'heavy_truck'],
  ['TRUCK', 'Truck-Tractor', 'Class 8: 33,001 lb and above (14,969 kg and above)', 'heavy_truck'],
  ['BUS', 'Bus - School Bus', '', 'heavy_truck'],
  ['INCOMPLETE VEHICLE', 'Incomplete - Motor Home Chassis', '', 'rv'],
  ['TRAILER', 'Trailer', '', 'trailer'],
  ['MOTORCYCLE', 'Motorcycle - Standard', '', 'motorcycle'],
  ['', '', '', null],
  ['Not Applicable', 'Wheelbarrow', '', null],
])('%s, %s, %s: %s', (vehicleType, bodyClass, rating, found) => {
  expect(classOf({ vehicleType, bodyClass, rating })).toBe(found);
});

const CAR = { kind: 'midsize', make: 'Honda', model: 'Accord', year: 2003, makers: 3_196_000 } as const;
const WEIGHED = [{ make: 'HONDA', model: 'Accord ', from: 2003, to: 2007, pounds: 3_150 }];

test.each([
  ['our scale comes first', {}, { milliPounds: 3_150_000, source: 'ours' }],
  ['in its last model year too', { year: 2007 }, { milliPounds: 3_150_000, source: 'ours' }],
  ['not a year later', { year: 2008 }, { milliPounds: 3_196_000, source: 'maker' }],
  ['nor before', { year: 2002 }, { milliPounds: 3_196_000, source: 'maker' }],
  ['nor without a year', { year: null }, { milliPounds: 3_196_000, source: 'maker' }],
  ['nor for another model', { model: 'Civic' }, { milliPounds: 3_196_000, source: 'maker' }],
  [
    'without either it is what its class weighs',
    { model: 'Civic', makers: null },
    { milliPounds: 3_300_000, source: 'typical' },
  ],
  ['of what is no car we know none', { kind: 'boat' }, null],
  ['nor of what nobody has named', { kind: null, model: '', makers: null }, null],
] as const)('%s', (_, changed, expected) => {
  expect(vehicleWeight({ ...CAR, ...changed }, WEIGHED)).toEqual(expected);
});
