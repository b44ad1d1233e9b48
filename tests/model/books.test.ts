import * as fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';
import * as C from './commands.ts';
import { openGround, openWalk, type Ground } from './walk.ts';

let server: TestServer;
let ground: Ground;
beforeAll(async () => {
  server = await startServer();
  server.mocks.stripe.webhooks.use('lose');
  server.mocks.paypal.webhooks.use('lose');
  ground = await openGround(server);
});
afterAll(() => server.stop());

const SETS: Record<string, fc.Arbitrary<fc.AsyncCommand<any, any>>[]> = {
  all: [...Object.values(C.POINTS), ...Object.values(C.SHOP), C.changePrices, C.undoPriceChange, ...Object.values(C.OFFERS), ...Object.values(C.PRIVACY)],
  points: Object.values(C.POINTS),
  shop: Object.values(C.SHOP),
  offers: Object.values(C.OFFERS),
  privacy: [C.importSale, C.webhookSale, C.merge, C.release, C.copy, C.forget, C.redeem],
  prices: [C.changePrices, C.undoPriceChange],
  dispute: [C.place, C.payIt, C.fulfil, C.ship, C.refund, C.dispute, C.disputeWon, C.disputeLost],
  row2: [C.importSale, C.webhookSale, C.voidIt],
  row4: [C.importSale, C.redeem, C.undo, C.voidIt],
  row13: [C.importSale, C.voidIt],
  row6: [C.place, C.askToPay, C.wait],
  row10: [C.place, C.payIt, C.wait, C.recount, C.ship, C.fulfil],
};
const WALKS = Number(process.env['WALKS'] || 100);
const STEPS = Number(process.env['STEPS'] || 60);
test('walks', async () => {
  let walks = 0;
  let steps = 0;
  let failedAt = 0;
  const began = performance.now();
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.commands(SETS[process.env['SET'] || 'all'] as never, { maxCommands: STEPS, size: 'max' }),
        async (commands) => {
          walks += 1;
          const { model, real } = await openWalk(ground);
          try {
            await fc.asyncModelRun(() => ({ model, real }) as never, commands);
          } catch (error) {
            if (!failedAt) { failedAt = performance.now(); console.log(`FIRST FAILURE walk ${walks} after ${((failedAt - began) / 1000).toFixed(2)} s`); }
            throw error;
          } finally {
            steps += [...commands].length;
            await C.endWalk(model, real);
          }
        },
      ),
      { numRuns: WALKS, endOnFailure: false, ...(process.env['SEED'] ? {} : { seed: 1 }) },
    );
  } finally {
    console.log(`${walks} walks, ${steps} steps, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
}, 600_000);
