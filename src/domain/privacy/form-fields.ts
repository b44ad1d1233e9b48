import { ORDER_LOOK_UP_VALID_MS, QUOTE_PHOTOS_MAX } from '../../business/constants.ts';
import { verifyAddressApi } from '../addresses/addresses.api.ts';
import { createInquiryApi } from '../inquiries/inquiries.api.ts';
import { askAboutTicketApi } from '../inquiries/ticket-questions.api.ts';
import { decideOfferApi, openOfferApi, openRequestApi } from '../offers/offers.api.ts';
import { completeOrderApi, confirmLookUpApi, createOrderApi, lookUpOrderApi } from '../orders/orders.api.ts';
import { createPaymentIntentApi, createPaypalOrderApi } from '../payments/payments.api.ts';
import { createQuoteRequestApi } from '../quotes/quotes.api.ts';
import { redeemRewardApi } from '../rewards/redeem-reward.api.ts';
import { createCustomerApi } from '../rewards/rewards.api.ts';
import type { Endpoint, InputOf } from '../shared/endpoint.ts';
import { findTicketApi } from '../tickets/ticket-look-up.api.ts';
import { lasting } from './lasting.ts';
import { confirmPrivacyRequestApi, createPrivacyRequestApi } from './privacy.api.ts';
import { PRIVACY_RECORD_MONTHS, PRIVACY_UNCONFIRMED_DAYS, RETENTION } from './retention.ts';

/** A label for each field of an input, and of the groups within it; a field without one does not compile. */
type Labels<Input> = {
  readonly [Field in keyof Input]-?: NonNullable<Input[Field]> extends
    string | number | boolean | readonly unknown[]
    ? string
    : Labels<NonNullable<Input[Field]>>;
};

type LabelTree = { readonly [field: string]: string | LabelTree };

const flat = (labels: LabelTree): readonly string[] =>
  Object.values(labels).flatMap((label) => (typeof label === 'string' ? [label] : flat(label)));

interface LabelledCall {
  readonly contract: Endpoint;
  readonly labels: readonly string[];
}

function labelled<Contract extends Endpoint>(
  contract: Contract,
  labels: Labels<InputOf<Contract>>,
): LabelledCall {
  return { contract, labels: flat(labels as LabelTree) };
}

export interface FormPrivacy {
  readonly title: string;
  readonly why: string;
  readonly keptFor: string;
  readonly calls: readonly LabelledCall[];
  /** What comes with it besides fields. */
  readonly also?: readonly string[];
}

const HIDDEN = {
  website: 'A hidden field that only programs fill in',
  filledInMs: 'How long the form was open, to tell programs from people',
};
const ADDRESS = { address: 'Street', city: 'City', state: 'State', zip: 'ZIP code' };
const CUSTOMER = { customerName: 'Name', customerEmail: 'Email', customerPhone: 'Phone' };
const PRICED = 'The prices you saw';
const BOUGHT = 'What you order';
const TICKET_FACTS = {
  yardId: 'Yard of the ticket',
  number: 'Number of the ticket',
  soldOn: 'Date of the ticket',
  total: 'Total of the ticket',
};

const ORDERS_KEPT = `If paid, through the tax year and the ${RETENTION.orderTaxYears} years after it; if not paid, ${RETENTION.unpaidOrderDays} days`;
const REQUESTS_KEPT = `${RETENTION.requestMonths} months; photos ${RETENTION.photoMonths} months`;

/** Each form of the site, with every field of the calls that it makes. */
export const FORMS_PRIVACY: readonly FormPrivacy[] = [
  {
    title: 'Quote, pickup and callback requests',
    why: 'To answer you, to send a truck, or to call you back.',
    keptFor: REQUESTS_KEPT,
    calls: [
      labelled(createQuoteRequestApi, {
        firstName: 'First name',
        lastName: 'Last name',
        phone: 'Phone',
        email: 'Email, if you give one',
        location: 'Preferred yard, if you choose one',
        description: 'What you want to sell',
        callMe: 'Whether we should call',
        emailMe: 'Whether we should email',
        pickup: {
          address: 'Street of a pickup',
          city: 'City of a pickup',
          state: 'State of a pickup',
          zip: 'ZIP code of a pickup',
          weightClass: 'About how much it weighs',
          day: 'Day of a pickup or call',
          window: 'Time of day of a pickup',
        },
        callback: { day: 'Day of a pickup or call', time: 'Time of a call' },
        estimate: 'Your lines from the estimator',
        photoFollows: 'Whether photos follow',
        photoCount: 'How many photos follow',
        locale: 'The language of the page',
        ...HIDDEN,
      }),
    ],
    also: [`Up to ${QUOTE_PHOTOS_MAX} photos, without the place and the camera that the file may name`],
  },
  {
    title: 'Answers to our offers',
    why: 'To know that you accept, and who did.',
    keptFor: 'With the request it belongs to',
    calls: [
      labelled(openRequestApi, { token: 'The secret part of your link' }),
      labelled(openOfferApi, {
        token: 'The secret part of your link',
        seen: 'That and when the offer was seen',
      }),
      labelled(decideOfferApi, {
        version: 'Which version of the offer it was',
        decision: 'Yes or no',
        name: 'Your name, if you accept',
        agreed: 'The conditions you ticked',
        reason: 'Why, if you decline',
      }),
    ],
  },
  {
    title: 'Questions about merchandise',
    why: 'To answer you by email or phone.',
    keptFor: `${RETENTION.inquiryMonths} months`,
    calls: [
      labelled(createInquiryApi, {
        name: 'Name',
        email: 'Email',
        phone: 'Phone, if you give one',
        inquiryType: 'What it is about',
        subject: 'Subject',
        message: 'Message',
        ...HIDDEN,
      }),
    ],
  },
  {
    title: 'Questions about a ticket',
    why: 'To answer you by email or phone.',
    keptFor: `${RETENTION.inquiryMonths} months`,
    calls: [
      labelled(askAboutTicketApi, {
        name: 'Name',
        email: 'Email',
        phone: 'Phone, if you give one',
        message: 'Message',
        ...HIDDEN,
        ticketId: 'The ticket it is about',
        facts: TICKET_FACTS,
        locale: 'The language of the page',
      }),
    ],
  },
  {
    title: 'Ticket look-up',
    why: 'To find the ticket that you have on paper.',
    keptFor: `Not kept; tries are counted for ${RETENTION.rateLimitHours} hours`,
    calls: [labelled(findTicketApi, TICKET_FACTS)],
  },
  {
    title: 'Orders in the shop',
    why: 'To take the payment, to send what you ordered, and to keep our books. Your card number goes from your browser to Stripe or PayPal alone; we never have it.',
    keptFor: ORDERS_KEPT,
    calls: [
      labelled(createOrderApi, {
        ...CUSTOMER,
        shippingAddress: 'Shipping address',
        shippingCity: 'Shipping address',
        shippingState: 'Shipping address',
        shippingZip: 'Shipping address',
        billingAddress: 'Billing address',
        billingCity: 'Billing address',
        billingState: 'Billing address',
        billingZip: 'Billing address',
        subtotal: PRICED,
        shipping: PRICED,
        tax: PRICED,
        total: PRICED,
        items: BOUGHT,
      }),
      labelled(createPaymentIntentApi, {
        amount: PRICED,
        shippingAddress: {
          address: 'Shipping address',
          city: 'Shipping address',
          state: 'Shipping address',
          zip: 'Shipping address',
        },
        billingAddress: {
          address: 'Billing address',
          city: 'Billing address',
          state: 'Billing address',
          zip: 'Billing address',
        },
        customerInfo: CUSTOMER,
        items: BOUGHT,
      }),
      labelled(createPaypalOrderApi, {
        amount: PRICED,
        currency: PRICED,
        intent: PRICED,
        shippingAddress: {
          address: 'Shipping address',
          city: 'Shipping address',
          state: 'Shipping address',
          zip: 'Shipping address',
        },
        orderId: 'Number of the order',
      }),
      labelled(completeOrderApi, {
        status: 'Number of the payment at Stripe or PayPal',
        paypalOrderId: 'Number of the payment at Stripe or PayPal',
      }),
    ],
  },
  {
    title: 'Address check',
    why: 'To find mistakes in an address before a package or a truck leaves.',
    keptFor: '30 days, in a form from which the address cannot be read',
    calls: [labelled(verifyAddressApi, ADDRESS)],
  },
  {
    title: 'Order look-up',
    why: 'To show an order to its buyer alone.',
    keptFor: `The code works for ${lasting(ORDER_LOOK_UP_VALID_MS / 1_000)} and is deleted a day later`,
    calls: [
      labelled(lookUpOrderApi, { orderNumber: 'Number of the order', email: 'Email of the order' }),
      labelled(confirmLookUpApi, { code: 'The code from our mail' }),
    ],
  },
  {
    title: 'Rewards account',
    why: 'To add up points and to give rewards.',
    keptFor: 'As long as you have the account',
    calls: [
      labelled(createCustomerApi, {
        firstName: 'First name',
        lastName: 'Last name',
        phone: 'Phone, which is also how you sign in',
        email: 'Email, if you give one',
        locale: 'The language of the page',
      }),
      labelled(redeemRewardApi, { customerId: 'Your account', rewardId: 'The reward you chose' }),
    ],
    also: [
      'Birthday, if you tell us at the counter',
      'Your visits with metal, weight and amount, your points and your reward codes',
    ],
  },
  {
    title: 'Requests about your data',
    why: 'To find what we have about you, and to answer you.',
    keptFor: `${PRIVACY_RECORD_MONTHS} months after the answer; a request that nobody confirms, ${PRIVACY_UNCONFIRMED_DAYS} days`,
    calls: [
      labelled(createPrivacyRequestApi, {
        kind: 'What you ask for',
        name: 'Name',
        email: 'Email or phone',
        phone: 'Email or phone',
        details: 'What is wrong, for a correction',
        yardId: 'Yard, if you choose one',
        locale: 'The language of the page',
        ...HIDDEN,
      }),
      labelled(confirmPrivacyRequestApi, { token: 'The secret part of your link' }),
    ],
  },
];

/** A form's fields in words, each once. */
export const fieldsOf = ({ calls, also = [] }: FormPrivacy): readonly string[] => [
  ...new Set([...calls.flatMap(({ labels }) => labels), ...also]),
];
