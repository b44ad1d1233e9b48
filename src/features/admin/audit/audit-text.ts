import { auditDifference } from '../../../domain/admin/audit-difference.ts';
import type { CatalogueChange } from '../../../domain/catalogue/import-difference.ts';
import { yardName } from '../../../business/yards.ts';
import { metalName } from '../../../domain/prices/grades/metal-types.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { isUuid } from '../../../domain/shared/contract/is-uuid.ts';
import { clockFace } from '../../../domain/shared/time/new-york-time.ts';
import { staffTime } from '../staff-text.ts';

/** "change phone" for "change_phone", "total points" for "totalPoints". */
const plain = (name: string): string =>
  name.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const IMPORTS: Readonly<Record<`import_${CatalogueChange['kind']}`, string>> = {
  import_new_item: 'added a product from Printful',
  import_new_variants: 'added variants from Printful',
  import_name: 'took a product’s name from Printful',
  import_prices: 'took a product’s prices from Printful',
  import_pictures: 'took a product’s pictures from Printful',
  import_links: 'took a product’s Printful IDs from Printful',
  import_back: 'showed a product that’s back at Printful',
  import_gone: 'hid a product that’s gone from Printful',
};

/** What somebody did, as it follows their name. */
const ACTIONS: Readonly<Record<string, string>> = {
  accept_offer: 'accepted an offer',
  add_customer: 'added a customer',
  add_grade: 'added a grade',
  add_passkey: 'added a passkey',
  add_quote_note: 'added a note to a request',
  add_quote_photo: 'added a photo to a request',
  add_product: 'added a product',
  adjust_points: 'adjusted points',
  answer_inquiry: 'answered an inquiry',
  answer_privacy_request: 'answered a data request',
  apply_retention: 'deleted records past their keep-by date',
  ask_provider_again: 'checked a payment provider again',
  assign_inquiry: 'assigned an inquiry',
  assign_quote: 'assigned a request',
  begin_second_step: 'started to set up an authenticator app',
  cancel_prices: 'canceled scheduled prices',
  change_name: 'corrected a customer’s name or email',
  change_password: 'changed their password',
  change_grade: 'changed a grade',
  change_phone: 'changed a customer’s phone number',
  change_product: 'changed a product',
  change_quote_state: 'changed the status of a request',
  change_role: 'changed a role',
  change_yards: 'changed where somebody works',
  confirm_privacy_request: 'confirmed a data request',
  correct_check_number: 'corrected the number of a check',
  copy_personal_data: 'copied a person’s data',
  decline_offer: 'declined an offer',
  delete_offer_template: 'deleted an offer template',
  delete_personal_data: 'deleted a person’s data',
  discard_ticket: 'discarded a ticket that wasn’t recorded',
  disable_user: 'disabled an account',
  enable_user: 'enabled an account',
  end_sessions: 'signed out devices',
  fail_to_confirm: 'failed to confirm their password or code',
  fail_to_sign_in: 'failed to sign in',
  fulfill_order_again: 'sent an order to Printful again',
  give_ticket: 'added a walk-in’s ticket to an account',
  hold_record: 'placed a legal hold',
  honor_voucher: 'redeemed a reward code',
  ...IMPORTS,
  invite_user: 'invited a user',
  mail_link: 'emailed a link to set a password',
  merge_customers: 'merged two customer accounts',
  order_products: 'reordered the products',
  order_grades: 'reordered the grades in a group',
  publish_prices: 'published prices',
  record_ticket: 'recorded a ticket',
  copy_ticket: 'emailed a copy of a ticket',
  recover_user: 'recovered an account',
  refuse_privacy_request: 'refused a data request',
  refund_order: 'refunded an order',
  refund_second_payment: 'refunded a second payment',
  refund_wrong_payment: 'refunded a payment that matches no order',
  release_hold: 'released a legal hold',
  release_phone: 'released an old phone number',
  remove_passkey: 'removed a passkey',
  change_calendar_address: 'changed the address of their calendar',
  cancel_stop: 'canceled a stop of a truck',
  open_calendar_address: 'got an address for their calendar',
  plan_stop: 'planned or moved a stop of a truck',
  remove_special_day: 'removed special hours',
  remove_yard_note: 'removed a yard notice',
  renew_backup_codes: 'made new backup codes',
  report_stop: 'reported a stop of a truck',
  request_build: 'requested a site build',
  require_second_step: 'changed whether two-step verification is required',
  reset_second_step: 'reset two-step verification',
  retry_outbox: 'retried what failed to send',
  save_offer_template: 'saved an offer template',
  save_truck: 'set up a truck',
  schedule_prices: 'scheduled prices',
  send_offer: 'sent an offer',
  send_shipment: 'marked an order as shipped',
  switch_off_code: 'turned off a customer’s emailed code',
  set_date_of_birth: 'set a customer’s birthday',
  set_hold_limit: 'limited or paused held prices',
  set_inquiry_answered: 'answered or reopened an inquiry',
  set_password: 'set a password',
  set_product_prices: 'changed product prices',
  set_special_day: 'set special hours',
  set_truck_days: 'set a truck’s days',
  set_up_second_step: 'set up an authenticator app',
  set_yard_note: 'posted a yard notice',
  show_second_step_key: 'added another phone to their authenticator app',
  sign_day: 'signed off a yard’s day',
  sign_in: 'signed in',
  sign_out: 'signed out',
  test_provider: 'tested a provider',
  keep_void_tickets: 'imported voided tickets from a point of sale',
  take_ticket: 'imported a ticket from a point of sale',
  turn_to_call: 'asked staff to call a customer',
  turn_off_push: 'turned notifications off on a device',
  turn_on_push: 'turned notifications on for a device',
  undo_prices: 'undid a price change',
  undo_voucher: 'canceled a reward code',
  void_ticket: 'voided a ticket',
  withdraw_offer: 'withdrew an offer',
  write_posts: 'saved blog posts',
  write_content: 'saved site content',
  tell_customer: 'told a customer when the truck comes',
  unplan_stop: 'took a stop off its truck',
  use_backup_code: 'signed in with a backup code',
};

const FIELDS: Readonly<Record<string, string>> = {
  amountCents: 'amount',
  customerId: 'customer',
  goes: 'removed account',
  hasAppKey: 'authenticator app key',
  hasPasskey: 'passkey',
  hasTwoFactor: 'authenticator app',
  isAnswered: 'answered',
  isDisabled: 'disabled',
  isWell: 'works',
  mailedTo: 'emailed to',
  restock: 'back in stock',
  secondStepRequired: 'two-step verification required',
  sessions: 'signed-in devices',
  state: 'status',
  stays: 'kept account',
  startsAt: 'time',
  ticketNumber: 'ticket',
  toPack: 'to ship from our office',
  yardId: 'yard',
  yardIds: 'yards',
  wonCents: 'amount paid',
};

const SUBJECTS: Readonly<Record<string, string>> = {
  hold_limit: 'held prices',
  merchandise_item: 'product',
  price_batch: 'price change',
  privacy_request: 'data request',
  quote: 'request',
  retention: 'nightly deletion',
  special_day: 'day',
  user: 'staff account',
};

const VALUES: Readonly<Record<string, string>> = {
  true: 'yes',
  false: 'no',
  new: 'waiting',
  honored: 'redeemed',
  command_line: 'command line',
};

export const auditActionText = (action: string): string => ACTIONS[action] ?? plain(action);

export const auditSubjectText = (kind: string): string => SUBJECTS[kind] ?? plain(kind);

/** "kept account, phone" for "stays.phone". */
export const auditFieldText = (path: string): string =>
  path
    .split('.')
    .map((part) => FIELDS[part] ?? plain(part).replace(/ cents$/, ''))
    .join(', ');

const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const WORD = /^[a-z]+(_[a-z]+)+$/;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isFacts = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What needs no name. */
const LEADING = ['metalType', 'price'];

/** One of a list: "Bare Bright Copper $4.50, tare 2, gross 102.5". */
function partText(value: unknown): string {
  if (!isFacts(value)) return auditValueText('', String(value)) ?? '';
  const facts = Object.entries(value).flatMap(([field, inner]) => {
    const text = inner === null ? null : auditValueText(field, String(inner));
    return text && text !== '0' ? [[field, text] as const] : [];
  });
  const leading = LEADING.flatMap((name) => facts.find(([field]) => field === name)?.[1] ?? []);
  const others = facts.filter(([field]) => !LEADING.includes(field));
  return [leading.join(' '), ...others.map(([field, text]) => `${auditFieldText(field)} ${text}`)]
    .filter(Boolean)
    .join(', ');
}

/** A value in plain words; null if it means nothing to a person, such as an id. */
export function auditValueText(path: string, value: string): string | null {
  if (isUuid(value)) return null;
  const field = path.split('.').at(-1);
  if (field === 'metalType') return metalName(value);
  if (field === 'yardId') return yardName(value);
  if (field === 'startsAt' && /^\d+$/.test(value)) return clockFace(Number(value));
  if (field === 'price' && Number(value) > 0) return `$${value}`;
  // Hours of a day without any.
  if (value === 'none' && field === 'opens') return 'closed all day';
  if (value === 'none' && field === 'closes') return null;
  if (path.endsWith('Cents') && /^-?\d+$/.test(value)) return moneyText(Number(value));
  if (ISO_TIME.test(value)) return staffTime(value);
  if (value.startsWith('[')) {
    const list = parsed(value);
    const names = field === 'yardIds' && Array.isArray(list) ? list.map((id) => yardName(String(id))) : list;
    if (!Array.isArray(names)) return value;
    return (
      names
        .map(partText)
        .filter(Boolean)
        .join(names.some(isFacts) ? '; ' : ', ') || null
    );
  }
  return VALUES[value] ?? (WORD.test(value) ? plain(value) : value);
}

/** What a person looks for first. */
const FIRST_FIELDS = ['totalCents', 'amountCents', 'number', 'state', 'reason'];

const rankOf = (field: string): number => {
  const at = FIRST_FIELDS.indexOf(field);
  return at < 0 ? FIRST_FIELDS.length : at;
};

/** Of what has just come to be: nothing worth a line. */
const NOTHING: readonly (string | null)[] = ['none', '0', '$0.00'];

interface ReadableChange {
  readonly field: string;
  /** null: there was or is nothing that a person could read. */
  readonly from: string | null;
  readonly to: string | null;
}

/** The values that changed, in words; what says nothing to a person is left to the details. */
export function auditChanges(before: unknown, after: unknown): readonly ReadableChange[] {
  return auditDifference(before, after)
    .map(({ field, before: was, after: is }) => {
      const [from = null, to = null] = [was, is].map((value) =>
        value === undefined ? null : auditValueText(field, value) || null,
      );
      return { field, from, to: was === undefined && NOTHING.includes(to) ? null : to };
    })
    .filter(({ from, to }) => from !== null || to !== null)
    .toSorted((one, other) => rankOf(one.field) - rankOf(other.field));
}
