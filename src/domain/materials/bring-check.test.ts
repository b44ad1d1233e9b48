import { expect, test } from 'vitest';
import { LOADS, checkLoad, type Load } from './bring-check.ts';

const loads = Object.keys(LOADS) as Load[];

/** The outcome with proof and without, of somebody who has an ID and of somebody who has none. */
const OUTCOMES: Readonly<
  Record<Load, readonly [proven: string, unproven: string, noId: string, neither: string]>
> = {
  metal: ['come', 'come', 'bring', 'bring'],
  vehicle: ['come', 'bring', 'bring', 'bring'],
  appliance: ['bring', 'bring', 'bring', 'bring'],
  coil: ['come', 'bring', 'bring', 'bring'],
  burned_wire: ['come', 'bring', 'bring', 'bring'],
  converter: ['come', 'bring', 'bring', 'bring'],
  others: ['bring', 'cannot', 'bring', 'cannot'],
  closed: ['cannot', 'cannot', 'cannot', 'cannot'],
  hazard: ['cannot', 'cannot', 'cannot', 'cannot'],
};

test.each(loads)('%s is answered for every seller', (load) => {
  const sellers = [
    { hasProof: true, hasId: true },
    { hasProof: false, hasId: true },
    { hasProof: true, hasId: false },
    { hasProof: false, hasId: false },
  ];
  expect(sellers.map((seller) => checkLoad({ load, ...seller }).outcome)).toEqual(OUTCOMES[load]);
});

test('whoever lacks both is told of both', () => {
  const verdict = checkLoad({ load: 'vehicle', hasProof: false, hasId: false });
  expect(verdict).toMatchObject({
    outcome: 'bring',
    things: [expect.stringContaining('title'), expect.stringContaining('photo ID')],
  });
});

test('an ID alone is asked for where the papers are there', () => {
  expect(checkLoad({ load: 'coil', hasProof: true, hasId: false })).toMatchObject({
    things: [expect.stringContaining('photo ID')],
  });
});

test.each(loads.filter((load) => OUTCOMES[load][3] === 'cannot'))('%s is refused with a reason', (load) => {
  expect(checkLoad({ load, hasProof: false, hasId: true })).toEqual({
    outcome: 'cannot',
    reason: expect.stringMatching(/\.$/),
  });
});
