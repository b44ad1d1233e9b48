import { expect, test } from 'vitest';
import { classOf, typicalWeight } from './vehicle-class.ts';

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

test('what is no car has no typical weight', () => {
  expect(typicalWeight('compact')).toEqual({ milliPounds: 2_700_000, source: 'typical' });
  expect(typicalWeight('boat')).toBeNull();
});
