import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { adjustPoints } from '../../netlify/services/rewards/points/adjust-points.ts';
import { claimBirthday } from '../../netlify/services/rewards/points/claim-birthday.ts';
import { honorVoucher, undoVoucher } from '../../netlify/services/rewards/close-voucher.ts';
import { mergeCustomers } from '../../netlify/services/rewards/customers/merge-customers.ts';
import { redeemReward } from '../../netlify/services/rewards/redeem-reward.ts';
import { releasePhone } from '../../netlify/services/rewards/customers/change-customer.ts';
import { at, agree, index, account, step } from './step.ts';
import { REWARDS } from './walk.ts';

export const redeem = fc.tuple(account, fc.nat(2)).map(([who, which]) =>
  step(`redeem(customer ${who}, ${at(REWARDS, which).cost})`, async (model, real) => {
    const customer = at(model.accounts, who);
    const { cost, tier } = at(REWARDS, which);
    const rewardId = at(real.rewardIds, which);
    const expected = model.redeem(customer, cost, tier);
    await agree(expected, async () => {
      const { id } = await redeemReward(real.db, {
        customerId: customer.id,
        rewardId,
        requestKey: randomUUID(),
      });
      model.vouchers.push({ id, owner: customer.mergedInto ?? customer, cost, state: 'issued' });
    });
  }),
);

const closing = (
  state: 'honored' | 'undone',
  work: (real: Parameters<Parameters<typeof step>[1]>[1], id: string) => Promise<unknown>,
) =>
  index.map((n) =>
    step(
      `${state === 'undone' ? 'undo' : 'honor'}(${n})`,
      async (model, real) => {
        const voucher = at(model.vouchers, n);
        await agree(model.close(voucher, state), () => work(real, voucher.id));
      },
      ({ vouchers }) => vouchers.length > 0,
    ),
  );
export const undo = closing('undone', ({ db, staff }, id) => undoVoucher(db, staff, id));
export const honor = closing('honored', ({ db, staff }, id) => honorVoucher(db, staff, id, true));

export const adjust = fc.tuple(account, fc.constantFrom(-3_000, -200, 300, 5_000)).map(([who, points]) =>
  step(`adjust(customer ${who}, ${points})`, async (model, real) => {
    const customer = at(model.accounts, who);
    const adjustment = { id: randomUUID(), points, reason: 'Put right' };
    await agree(model.adjust(customer, points), () =>
      adjustPoints(real.db, real.staff, customer.id, adjustment),
    );
  }),
);

export const birthday = fc
  .tuple(account, fc.constantFrom('2025-02-28', '2028-02-28', '2028-02-29', '2026-06-15', '2025-06-15'))
  .map(([who, day]) =>
    step(
      `birthday(customer ${who}, ${day})`,
      async (model, real) => {
        const customer = at(model.accounts, who);
        model.today = day;
        const now = new Date(`${day}T17:00:00Z`);
        await agree(model.claimBirthday(customer, day), () => claimBirthday(real.db, customer.id, now));
      },
      ({ today }) => today <= day,
    ),
  );

export const merge = fc.tuple(account, account).map(([one, other]) =>
  step(`merge(${other} into ${one})`, async (model, real) => {
    const [kept, gone] = [at(model.accounts, one), at(model.accounts, other)];
    await agree(model.merge(kept, gone), async () => mergeCustomers(real.db, real.staff, kept.id, gone.id));
  }),
);

export const release = fc.tuple(account, account).map(([who, whose]) =>
  step(`release(number of ${whose} at ${who})`, async (model, real) => {
    const [holder, { phone }] = [at(model.accounts, who), at(model.accounts, whose)];
    await agree(model.release(holder, phone), () =>
      releasePhone(real.db, real.staff, holder.id, { phone, reason: 'The number has a new owner' }),
    );
  }),
);
