import { expect, test } from 'vitest';
import { vehicleYard } from './vehicle-yard.ts';

test.each([
  ['newnan', '30223-1234', 'newnan'],
  ['', '30263', 'newnan'],
  ['', '30223', 'griffin'],
  ['nowhere', '30310', 'atlanta'],
])('“%s” with the ZIP code %s counts at %s', (location, zip, yardId) =>
  expect(vehicleYard(location, zip)).toMatchObject({ yardId }),
);

test('a tow is as far as the chosen yard is from the car, not the nearest', () => {
  const near = vehicleYard('griffin', '30223').miles;
  const far = vehicleYard('newnan', '30223').miles;
  expect(near).toBeLessThan(10);
  // Griffin and Newnan are some 30 miles apart.
  expect(far).toBeGreaterThan(20);
  expect(far).toBeLessThan(45);
  expect(Number.isInteger(far)).toBe(true);
});

test.each([null, '00000', '3022'])(
  'with the ZIP code %s nobody knows the miles, and the first yard counts',
  (zip) => {
    expect(vehicleYard('', zip)).toEqual({ yardId: 'griffin', miles: null });
    expect(vehicleYard('atlanta', zip)).toEqual({ yardId: 'atlanta', miles: null });
  },
);
