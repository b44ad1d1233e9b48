import * as z from 'zod/mini';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { Redemption } from './rewards.api.ts';

/** Answers 201 with the voucher. Takes an Idempotency-Key: the same key is one redemption. */
export const redeemRewardApi = endpoint('POST /api/rewards/redeem', {
  input: z.strictObject({ customerId: z.uuid(), rewardId: z.uuid() }),
  output: answer<Redemption>(),
  errors: [
    'not_signed_in',
    'forbidden',
    'not_enough_points',
    'tier_too_low',
    'reward_not_offered',
    'idempotency_key_reused',
  ],
  status: 201,
});
