import * as z from 'zod/mini';
import {
  REWARDS_BIRTHDAY,
  REWARDS_MAX_ADJUSTMENT,
  REWARDS_REASON_MAX_LENGTH,
} from '../../business/constants.ts';
import { line } from '../shared/text/text.ts';
import { customerFields } from './customer.schema.ts';

const POINTS_MESSAGE = 'Please enter points such as 250 or -250';

const { firstName, lastName, phone, email } = customerFields({
  noFirstName: 'Please enter the first name',
  noLastName: 'Please enter the last name',
  noPhone: 'Please enter a phone number',
});

/** What staff type of an account that they open. */
export const typedCustomerSchema = z.strictObject({ firstName, lastName, phone, email });

/** The same as it is sent. The browser chooses the id: the same id again is the same account. */
export const counterCustomerSchema = z.strictObject({ ...typedCustomerSchema.shape, id: z.uuid() });

/** `seen` in what follows: what the person saw there, as the customer's page shows it. */
export const phoneChangeSchema = z.strictObject({ phone, seen: z.string() });

/** What somebody has asked us to correct; an empty email leaves the one on file. */
export const nameChangeSchema = z.strictObject({
  firstName,
  lastName,
  email,
  seen: z.strictObject({ firstName: z.string(), lastName: z.string(), email: z.nullable(z.string()) }),
});

/** A number that leads to the customer since a merge. The reason is for the audit log. */
export const phoneReleaseSchema = z.strictObject({
  phone,
  reason: line(3, REWARDS_REASON_MAX_LENGTH, 'Please enter a reason for the audit log'),
});

/** ISO date, from a document that staff have seen. */
export const dateOfBirthSchema = z.strictObject({
  dateOfBirth: z.iso
    .date('Please enter a date')
    .check(z.refine((date) => date >= REWARDS_BIRTHDAY.earliest, 'Please check the year')),
  seen: z.nullable(z.string()),
});

/** Points given or taken by hand. The browser chooses the id: the same id again is the same entry. */
export const adjustmentSchema = z.strictObject({
  id: z.uuid(),
  /** Negative if they are taken. */
  points: z.int(POINTS_MESSAGE).check(
    z.gte(-REWARDS_MAX_ADJUSTMENT, POINTS_MESSAGE),
    z.lte(REWARDS_MAX_ADJUSTMENT, POINTS_MESSAGE),
    z.refine((points) => points !== 0, POINTS_MESSAGE),
  ),
  /** The customer reads it in the points history. */
  reason: line(3, REWARDS_REASON_MAX_LENGTH, 'Please enter a reason for the customer'),
  /** The balance. */
  seen: z.int(),
});

/** The customer to merge: visits, entries and vouchers move to the customer in the path. */
export const mergeSchema = z.strictObject({ fromId: z.uuid() });

export type CounterCustomerInput = z.output<typeof counterCustomerSchema>;
export type PhoneChange = z.output<typeof phoneChangeSchema>;
export type BirthDateChange = z.output<typeof dateOfBirthSchema>;
export type NameChange = z.output<typeof nameChangeSchema>;
export type PhoneRelease = z.output<typeof phoneReleaseSchema>;
export type Adjustment = z.output<typeof adjustmentSchema>;
