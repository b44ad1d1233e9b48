import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPoints } from '../../netlify/services/rewards/check-points.ts';
import type { Stage } from '../support/crash-flow.ts';
import { playDeeds } from '../support/crash-run.ts';
import { FLOWS, startStage } from '../support/crash-stage.ts';
import type { Deed } from '../support/crash-trouble.ts';
import { EFFORT } from '../support/effort.ts';

// Around each commit and each call of a provider that an undisturbed run of the flow had.
const DEEDS = [
  'a crash',
  'two crashes',
  'a rival',
  'an answer lost',
  'a call lost',
  'every connection cut',
] as const satisfies readonly Deed[];

let stage: Stage;
beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.server.stop());

const done = new Set<Deed>();

test.each(FLOWS)(
  '$name with a crash, a rival or a lost answer at any moment ends as if nothing had happened',
  async ({ flow }) => {
    const played = await playDeeds(stage, flow, DEEDS, EFFORT.deeds);
    expect(played.get('a crash')).toBeGreaterThan(0);
    for (const [deed, times] of played) if (times > 0) done.add(deed);
  },
  600_000,
);

test('every deed is done somewhere, and after all of them every balance is what its ledger says', async () => {
  expect(done).toEqual(new Set(DEEDS));
  expect(await checkPoints(stage.server.db)).toMatchObject({ differences: 0 });
});
