import * as z from 'zod/mini';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import {
  adjustmentSchema,
  counterCustomerSchema,
  dateOfBirthSchema,
  mergeSchema,
  nameChangeSchema,
  phoneChangeSchema,
  phoneReleaseSchema,
} from './counter.schema.ts';
import type {
  Redemption,
  RewardCategory,
  RewardsCustomer,
  Transaction,
  VoucherState,
} from './rewards.api.ts';

/** A cash bonus is paid to the account's name on an ID. */
export interface VoucherAtCounter extends Redemption {
  readonly category: RewardCategory;
  /** When it was redeemed or undone, as an ISO time, and by whom; null while it can be used, or from the command line. */
  readonly closedAt: string | null;
  readonly closedBy: string | null;
}

/** A customer as staff see one. */
export interface CounterCustomer extends Omit<RewardsCustomer, 'dateOfBirth'> {
  /** ISO date, or null if none is on file. */
  readonly dateOfBirth: string | null;
  /** Numbers that lead here since a merge, as "(770) 555-0101". */
  readonly formerPhones: readonly string[];
  /** The latest, newest first. So are the vouchers. */
  readonly visits: readonly Transaction[];
  readonly vouchers: readonly VoucherAtCounter[];
}

/** With already_done: the state of the voucher. */
export interface ClosedVoucher {
  readonly state: VoucherState;
  /** ISO time. */
  readonly at: string;
  /** null: from the command line. */
  readonly by: string | null;
}

/** A customer as a list shows one; the phone as "(770) 555-0101". */
export interface CustomerMatch extends Pick<CounterCustomer, 'id' | 'firstName' | 'lastName' | 'phone'> {}

/** Answers 201. Safe to repeat with the same id. */
export const addCustomerApi = endpoint('POST /api/admin/customers', {
  input: counterCustomerSchema,
  output: answer<{ id: string }>(),
  access: 'counter',
  errors: ['phone_taken', 'idempotency_key_reused'],
  status: 201,
});

export const readCustomerAtCounterApi = endpoint('GET /api/admin/customers/:id', {
  output: answer<CounterCustomer>(),
  access: 'counter',
  errors: ['not_found'],
});

/** Answers 201. Safe to repeat with the same id. not_enough_points if the balance would fall below zero. */
export const adjustPointsApi = endpoint('POST /api/admin/customers/:id/adjustments', {
  input: adjustmentSchema,
  output: answer<{ totalPoints: number }>(),
  access: 'counter',
  errors: ['not_found', 'not_enough_points', 'changed_since', 'idempotency_key_reused'],
  seen: 'seen',
  status: 201,
});

/** Safe to repeat. already_done if the customer was merged into another. */
export const changeNameApi = endpoint('PUT /api/admin/customers/:id/name', {
  input: nameChangeSchema,
  output: answer<{ name: string }>(),
  access: 'counter',
  errors: ['not_found', 'already_done', 'changed_since'],
  seen: 'seen',
});

/** already_done if the customer was merged into another. */
export const changePhoneApi = endpoint('PUT /api/admin/customers/:id/phone', {
  input: phoneChangeSchema,
  /** As "(770) 555-0101". */
  output: answer<{ phone: string }>(),
  access: 'counter',
  errors: ['not_found', 'phone_taken', 'already_done', 'changed_since'],
  seen: 'seen',
});

/** Lets go of a number that leads to the customer since a merge. Safe to repeat. */
export const releasePhoneApi = endpoint('POST /api/admin/customers/:id/release-phone', {
  input: phoneReleaseSchema,
  /** As "(770) 555-0101". */
  output: answer<{ phone: string }>(),
  access: 'counter',
  errors: ['not_found'],
});

/** Turns off that new devices need a mailed code. Safe to repeat. */
export const switchOffCodeApi = endpoint('DELETE /api/admin/customers/:id/mailed-code', {
  output: answer<{ hasCodeByMail: false }>(),
  access: 'counter',
  errors: ['not_found'],
});

/** A new date makes the bonus wait; the same date again changes nothing. */
export const setDateOfBirthApi = endpoint('PUT /api/admin/customers/:id/date-of-birth', {
  input: dateOfBirthSchema,
  output: answer<{ dateOfBirth: string }>(),
  access: 'counter',
  errors: ['not_found', 'changed_since'],
  seen: 'seen',
});

/** The customer in the path stays. Safe to repeat. already_done if either was merged into somebody else. */
export const mergeCustomersApi = endpoint('POST /api/admin/customers/:id/merge', {
  input: mergeSchema,
  output: answer<{ id: string }>(),
  access: 'counter',
  errors: ['not_found', 'same_customer', 'already_done'],
});

/** `:id` is the redemption's. id_not_checked for a cash bonus; already_done the second time, with a ClosedVoucher, as for undoing. */
export const honorVoucherApi = endpoint('POST /api/admin/vouchers/:id/honor', {
  input: z.strictObject({
    /** Staff have seen an ID with the account's name. */
    idChecked: z.boolean(),
  }),
  output: answer<{ state: VoucherState }>(),
  access: 'counter',
  errors: ['not_found', 'already_done', 'id_not_checked'],
});

/** Gives the points back. They do not count toward a tier. */
export const undoVoucherApi = endpoint('POST /api/admin/vouchers/:id/undo', {
  output: answer<{ state: VoucherState }>(),
  access: 'counter',
  errors: ['not_found', 'already_done'],
});
