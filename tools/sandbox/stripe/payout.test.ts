import { afterAll, expect, test } from 'vitest';
import { openStripeMock } from '../../../tests/support/open-stripe-mock.ts';

const { mock, stripe, createIntent } = await openStripeMock();
afterAll(() => mock.stop());

test('payouts are listed, the newest first, each with its balance transaction', async () => {
  mock.payOut(1_000);
  const { id } = mock.payOut(2_500, 'in_transit');
  mock.turnPayout(id, 'failed');
  const { data } = await stripe.payouts.list({ limit: 10 });
  expect(data.map(({ amount, status }) => [amount, status])).toEqual([
    [2_500, 'failed'],
    [1_000, 'paid'],
  ]);
  const moved = await stripe.balanceTransactions.list({ source: id });
  expect(moved.data).toMatchObject([{ amount: -2_500, fee: 0, type: 'payout' }]);
});

test('what a charge cost is found by the charge', async () => {
  const intent = await createIntent();
  const paid = mock.pay(intent.id);
  const { data } = await stripe.balanceTransactions.list({ source: String(paid.latest_charge) });
  expect(data.map(({ fee }) => fee)).toEqual([Math.round(intent.amount * 0.029) + 30]);
});

test('a parameter that the mock does not know is refused', async () => {
  await expect(stripe.payouts.list({ destination: 'ba_1' })).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'destination',
  });
});
