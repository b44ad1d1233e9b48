import { REWARDS_DEVICE_SECONDS } from '../../../src/business/constants.ts';
import { COOKIE_NAMES } from '../../../src/domain/privacy/cookies.ts';
import type { Mark } from './signed-mark.ts';

// What a phone number alone does not open (decision 88). A path of their own keeps customers on one device apart.
const DEVICE = { purpose: 'rewards-device', seconds: REWARDS_DEVICE_SECONDS } as const;

/** Of a device on which a ticket of this customer was shown. */
export const ticketsMark = (customerId: string): Mark => ({
  ...DEVICE,
  name: COOKIE_NAMES.rewardsDevice.replace('*', 'tickets'),
  path: `/api/customers/${customerId}/tickets`,
  about: `tickets.${customerId}`,
});

/** Of a device on which a customer entered a mailed code. Turning the code on again makes it worthless. */
export const codeMark = (customerId: string, since: Date): Mark => ({
  ...DEVICE,
  name: COOKIE_NAMES.rewardsDevice.replace('*', `code-${customerId.slice(0, 8)}`),
  path: '/api/customers/phone',
  about: `code.${customerId}.${since.getTime()}`,
});

/** Of a device on which a customer entered a code that went to this email. */
export const statementMark = (customerId: string, email: string): Mark => ({
  ...DEVICE,
  name: COOKIE_NAMES.rewardsDevice.replace('*', 'statement'),
  path: `/api/customers/${customerId}/statement`,
  about: `statement.${customerId}.${email}`,
});

/** Of the device that redeemed a reward. Not limited to a customer's path, because a merge gives the code to another customer. */
export const voucherMark = (redemptionId: string): Mark => ({
  ...DEVICE,
  name: COOKIE_NAMES.rewardsDevice.replace('*', redemptionId.slice(0, 8)),
  path: '/api/customers',
  about: `voucher.${redemptionId}`,
});
