import { expect, test } from 'vitest';
import { checkLoad, type Load } from './bring-check.ts';
import { bringTexts } from './texts.ts';

const loads = Object.keys(bringTexts.loads) as Load[];

/** The outcomes with and without proof, for sellers with and without an ID. */
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

test.each(loads)('every seller gets a verdict for %s', (load) => {
  const sellers = [
    { hasProof: true, hasId: true },
    { hasProof: false, hasId: true },
    { hasProof: true, hasId: false },
    { hasProof: false, hasId: false },
  ];
  expect(sellers.map((seller) => checkLoad({ load, ...seller }).outcome)).toEqual(OUTCOMES[load]);
});

test('a seller who lacks both is told both', () => {
  const verdict = checkLoad({ load: 'vehicle', hasProof: false, hasId: false });
  expect(verdict).toMatchObject({
    outcome: 'bring',
    things: [expect.stringContaining('title'), expect.stringContaining('photo ID')],
  });
});

test('a seller with papers is only asked for an ID', () => {
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
