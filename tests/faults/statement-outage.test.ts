import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPoints } from '../../netlify/services/rewards/check-points.ts';
import { differences, NO_DIFFERENCES } from '../support/crash-books.ts';
import type { Stage } from '../support/crash-flow.ts';
import { play } from '../support/crash-run.ts';
import { copiesIn, FLOWS, startStage, withoutCopies } from '../support/crash-stage.ts';
import type { Cut } from '../support/database-link.ts';
import { EFFORT } from '../support/effort.ts';

// Lost before a statement arrives, and with its answer. One that is lost while it runs ends as either: PostgreSQL has kept all of it
// or nothing.
let stage: Stage;
beforeAll(async () => {
  stage = await startStage({ overLink: true });
});
afterAll(async () => {
  await stage.server.stop();
  await stage.link?.stop();
});

function cutsOf(statements: number): readonly Cut[] {
  const all = Array.from({ length: statements }, (_, index) => index + 1).flatMap((statement) =>
    (['before', 'after'] as const).map((moment) => ({ statement, moment })),
  );
  const length = Math.min(all.length, EFFORT.cuts);
  return fc.sample(fc.shuffledSubarray(all, { minLength: length, maxLength: length }), 1).flat();
}

test.each(FLOWS)(
  '$name that loses the database at any of its statements ends as if nothing had happened',
  async ({ flow }) => {
    // The first time, each connection looks up what it keeps from then on.
    await play(stage, flow);
    const { statements, grown: expected } = await play(stage, flow);
    for (const cut of cutsOf(statements)) {
      const { fired, grown } = await play(stage, flow, cut);
      expect({ cut, fired, books: withoutCopies(grown) }).toEqual({
        cut,
        fired: 1,
        books: withoutCopies(expected),
      });
      expect(copiesIn(grown)).toBeLessThanOrEqual(1);
      expect(differences(grown)).toEqual(NO_DIFFERENCES);
    }
  },
  120_000,
);

test('after all of that every balance is what its ledger says', async () => {
  expect(await checkPoints(stage.server.db)).toMatchObject({ differences: 0 });
});
