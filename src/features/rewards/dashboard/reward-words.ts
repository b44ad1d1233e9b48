import type { RewardCategory, VoucherState } from '../../../domain/rewards/rewards.api.ts';

export const REWARD_CATEGORY_LABELS: Readonly<Record<RewardCategory, string>> = {
  cash_bonus: 'Cash bonus',
  merchandise: 'Merchandise',
  yard: 'At the yard',
};

export const VOUCHER_WORDS: Readonly<Record<VoucherState, string>> = {
  issued: 'Ready to use',
  honoured: 'Used at the counter',
  undone: 'Undone, points given back',
};
