import * as z from 'zod/mini';
import { LINK_OPENINGS_RATE_LIMIT } from '../../business/constants.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { AlertRule } from './alert-fires.ts';
import { alertAmountSchema, alertLinkSchema, newAlertSchema } from './price-alert.schema.ts';

/** An alert as the page of its address shows it. */
export interface ShownAlert extends Pick<AlertRule, 'kind' | 'yardId' | 'atLeastCents'> {
  readonly id: string;
  /** Of the grade, as the list has it now; empty: the whole list. In Spanish null: it has none. */
  readonly name: string;
  readonly nameEs: string | null;
  /** False: it waits to be confirmed. */
  readonly isOn: boolean;
}

/** All that an address asked for, oldest first. It does not name the address, because anybody may have the link. */
export interface AlertsPage {
  readonly alerts: readonly ShownAlert[];
}

/** Of one address; what it stores goes to an email address that has a limit of its own (ALERT_MAILS_RATE_LIMIT). */
const SIGN_UPS = { scope: 'price-alerts', limit: 10, windowMs: 3_600_000 } as const;

/**
 * Asks for a price alert, and mails the link that confirms it. The answer is the same for every address. Takes an Idempotency-Key. no_alert for a grade
 * that is hidden or priced by phone; invalid_input for an amount that the price has reached.
 */
export const createAlertApi = endpoint('POST /api/price-alerts', {
  input: newAlertSchema,
  output: answer<{ readonly done: true }>(),
  errors: ['no_alert', 'idempotency_key_reused'],
  status: 202,
  verbLimit: SIGN_UPS,
  isClosedInPreviews: true,
});

const ofLink = {
  output: answer<AlertsPage>(),
  isClosedInPreviews: true,
  limit: LINK_OPENINGS_RATE_LIMIT,
} as const;

const oneSchema = z.strictObject({ ...alertLinkSchema.shape, alertId: z.uuid() });

/** The alerts of an address by the token of its link. Changes nothing. not_found for a token that is wrong, or whose address was deleted. */
export const openAlertsApi = endpoint('POST /api/price-alerts/open', {
  ...ofLink,
  input: alertLinkSchema,
  errors: ['not_found'],
});

/** Switches an alert on. Safe to repeat. not_found for one that is gone or was asked for too long ago, alerts_used_up for the fourth. */
export const confirmAlertApi = endpoint('POST /api/price-alerts/confirm', {
  ...ofLink,
  input: oneSchema,
  errors: ['not_found', 'alerts_used_up'],
});

/** Changes the amount of an alert. Safe to repeat. not_found for one that is gone; invalid_input for an amount that the price has reached. */
export const changeAlertApi = endpoint('POST /api/price-alerts/change', {
  ...ofLink,
  input: z.strictObject({ ...oneSchema.shape, ...alertAmountSchema.shape }),
  errors: ['not_found'],
});

/** Ends one alert or, without its id, all; with the last one its address is deleted. Safe to repeat while others are left, and never too often. */
export const endAlertApi = endpoint('POST /api/price-alerts/end', {
  output: answer<AlertsPage>(),
  isClosedInPreviews: true,
  input: z.strictObject({ ...alertLinkSchema.shape, alertId: z.optional(z.uuid()) }),
  errors: ['not_found'],
});

/**
 * Ends all alerts of an address, for the one click of its mail program (RFC 8058), which sends a form that nobody reads: the signed URL says it all. Safe to
 * repeat. not_found for a wrong key.
 */
export const unsubscribeApi = endpoint('POST /api/price-alerts/unsubscribe/:id/:key', {
  access: 'provider',
  output: answer<{ readonly done: true }>(),
  errors: ['not_found'],
  isClosedInPreviews: true,
});
