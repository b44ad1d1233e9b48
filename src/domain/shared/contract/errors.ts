/** All coded errors that a call can answer, each with its HTTP status and a sentence for visitors. */
export const ERRORS = {
  invalid_input: { status: 400, message: 'Please check the highlighted fields.' },
  not_signed_in: { status: 401, message: 'Please sign in first.' },
  forbidden: { status: 403, message: 'That isn’t allowed.' },
  cross_site: { status: 403, message: 'This request didn’t come from our website.' },
  not_found: { status: 404, message: 'We couldn’t find that.' },
  method_not_allowed: { status: 405, message: 'That method isn’t available here.' },
  idempotency_key_reused: { status: 409, message: 'You already sent this with different details.' },
  no_more_photos: { status: 409, message: 'You can’t add more photos to this request.' },
  price_changed: { status: 409, message: 'Prices have changed. Please check the new total.' },
  address_not_deliverable: { status: 409, message: 'We can’t ship to this address. Please check it.' },
  order_not_payable: { status: 409, message: 'This order is already paid or can no longer be paid.' },
  order_too_old: { status: 409, message: 'This order is more than a day old. Please order again.' },
  too_many_unpaid_orders: {
    status: 429,
    message: 'Three unpaid orders from your connection had items held today. Please pay for one, or call us.',
  },
  order_not_paid: { status: 409, message: 'This order hasn’t been paid yet.' },
  payment_not_confirmed: { status: 409, message: 'We couldn’t confirm the payment.' },
  phone_taken: { status: 409, message: 'This phone number already has a rewards account.' },
  not_enough_points: { status: 409, message: 'There aren’t enough points for this reward yet.' },
  tier_too_low: { status: 409, message: 'This reward is for a higher tier.' },
  reward_not_offered: { status: 409, message: 'This reward is no longer offered.' },
  birthday_not_today: { status: 409, message: 'The birthday bonus is only for the birthday itself.' },
  birthday_claimed: { status: 409, message: 'You already claimed this year’s birthday bonus.' },
  birthday_too_new: {
    status: 409,
    message: 'The birthday was added less than 30 days ago, so the bonus starts next year.',
  },
  two_factor_needed: { status: 403, message: 'Please set up an authenticator app or a passkey first.' },
  two_factor_lost: {
    status: 409,
    message:
      'We can no longer check your app or your backup codes. Please ask another owner to reset your two-step verification, or run admin:create with --again --without-app.',
  },
  not_confirmed: { status: 409, message: 'Something here looks unusual. Please confirm it.' },
  needs_owner: { status: 403, message: 'Only an owner can do this.' },
  price_moved_on: { status: 409, message: 'These prices have changed again, so you can’t undo this change.' },
  ticket_number_taken: { status: 409, message: 'This yard has another ticket with this number.' },
  sale_known: { status: 409, message: 'The yard’s point of sale already sent this ticket.' },
  not_held: { status: 409, message: 'We can’t hold this price online right now. Please call us.' },
  holds_used_up: {
    status: 409,
    message:
      'This phone number already holds two prices, or held three today. Bring one in first, or call us.',
  },
  no_alert: {
    status: 409,
    message: 'We can’t email you about this grade: we give its price by phone. Please call us.',
  },
  alerts_used_up: { status: 409, message: 'You already have three alerts. Remove one first.' },
  offer_expired: { status: 409, message: 'This offer has expired. Please call us.' },
  offer_replaced: { status: 409, message: 'There’s a newer offer. Please look at what changed.' },
  offer_withdrawn: { status: 409, message: 'We withdrew this offer. Please call us.' },
  offer_to_spam: { status: 409, message: 'This request looks like spam, so you can’t send an offer.' },
  changed_since: { status: 409, message: 'Someone else already changed this.' },
  already_done: { status: 409, message: 'Someone has already done this.' },
  slot_taken: { status: 409, message: 'That time was just taken.' },
  id_not_checked: {
    status: 409,
    message: 'Only the person named on the account can get a cash bonus. Please check an ID first.',
  },
  same_customer: { status: 409, message: 'These are the same customer.' },
  refund_too_large: { status: 409, message: 'That’s more than what’s left of this payment.' },
  provider_refused: { status: 409, message: 'The provider refused this.' },
  repository_refused: {
    status: 409,
    message:
      'GitHub refused the site’s token. It may have expired. An owner can renew GITHUB_TOKEN in Netlify.',
  },
  wrong_password: { status: 403, message: 'The email address or password is wrong.' },
  passkey_needed: { status: 403, message: 'The password is right. Now sign in with your passkey.' },
  wrong_passkey: {
    status: 403,
    message: 'We don’t recognize that passkey. Please sign in with your password.',
  },
  email_taken: { status: 409, message: 'There’s already an account with this email address.' },
  not_oneself: { status: 409, message: 'You can’t change your own role. Ask another owner.' },
  wrong_code: { status: 403, message: 'That code is wrong or has expired.' },
  pos_not_set_up: {
    status: 503,
    message: 'We can’t take tickets from a point of sale yet: POS_WEBHOOK_SECRET isn’t set.',
  },
  push_not_set_up: {
    status: 409,
    message: 'Notifications aren’t set up yet: the site has no keys for them.',
  },
  privacy_not_confirmed: { status: 409, message: 'This request isn’t confirmed, or it’s already closed.' },
  privacy_no_phone: {
    status: 409,
    message: 'This request has no phone number, so only the emailed link can confirm it.',
  },
  privacy_second_person: {
    status: 403,
    message: 'You confirmed this number yourself, so someone else has to answer.',
  },
  privacy_on_hold: { status: 409, message: 'Something is still open, so we didn’t delete anything.' },
  invalid_signature: { status: 400, message: 'The signature isn’t valid.' },
  too_large: { status: 413, message: 'That’s too large to send.' },
  unsupported_media_type: { status: 415, message: 'We don’t support that format.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a little or call us.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again or call us.' },
  unavailable: {
    status: 503,
    message: 'We can’t answer right now. Please try again in a moment or call us.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every error answer. `invalid_input` has `fields`, and so has `ticket_number_taken`; a call's contract says when there are `figures`. */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  /** For example the right total, or who was first. Its shape depends on the call. */
  figures?: unknown;
}
