// Apart from texts.ts, which scripts load: these stand on /privacy alone, and a bundler keeps what is computed from how long we keep things.
import { MAILED_CODE_VALID_MS, QUOTE_PHOTOS_MAX } from '../../business/constants.ts';
import type { verifyAddressApi } from '../addresses/addresses.api.ts';
import type { createInquiryApi } from '../inquiries/inquiries.api.ts';
import type { askAboutTicketApi } from '../inquiries/ticket-questions.api.ts';
import type { decideOfferApi, openOfferApi, openRequestApi } from '../offers/offers.api.ts';
import type {
  completeOrderApi,
  confirmLookUpApi,
  createOrderApi,
  lookUpOrderApi,
} from '../orders/orders.api.ts';
import type { createPaymentIntentApi, createPaypalOrderApi } from '../payments/payments.api.ts';
import type { createQuoteRequestApi } from '../quotes/quotes.api.ts';
import type { setCodeByMailApi } from '../rewards/mailed-code.api.ts';
import type { redeemRewardApi } from '../rewards/redeem-reward.api.ts';
import type { createCustomerApi } from '../rewards/rewards.api.ts';
import type { InputOf } from '../shared/endpoint.ts';
import type { findTicketApi } from '../tickets/ticket-look-up.api.ts';
import { lasting } from './lasting.ts';
import type { confirmPrivacyRequestApi, createPrivacyRequestApi } from './privacy.api.ts';
import { PRIVACY_RECORD_MONTHS, PRIVACY_UNCONFIRMED_DAYS, RETENTION } from './retention.ts';

/** A label for each field of an input, and of the groups within it; a field without one does not compile. */
export type Labels<Input> = {
  readonly [Field in keyof Input]-?: NonNullable<Input[Field]> extends
    string | number | boolean | readonly unknown[]
    ? string
    : Labels<NonNullable<Input[Field]>>;
};

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

/** What each form keeps: why, for how long, and a label for each field of the calls that it makes. */
export const formTexts = {
  requests: {
    about: {
      title: 'Quote, pickup and callback requests',
      why: 'To answer you, to send a truck, or to call you back.',
      keptFor: `${RETENTION.requestMonths} months; photos ${RETENTION.photoMonths} months`,
    },
    createQuoteRequest: {
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
    } satisfies Labels<InputOf<typeof createQuoteRequestApi>>,
    also: {
      photos: `Up to ${QUOTE_PHOTOS_MAX} photos, without the place and the camera that the file may name`,
    },
  },
  offers: {
    about: {
      title: 'Answers to our offers',
      why: 'To know that you accept, and who did.',
      keptFor: 'With the request it belongs to',
    },
    openRequest: { token: 'The secret part of your link' } satisfies Labels<InputOf<typeof openRequestApi>>,
    openOffer: {
      token: 'The secret part of your link',
      seen: 'That and when the offer was seen',
    } satisfies Labels<InputOf<typeof openOfferApi>>,
    decideOffer: {
      version: 'Which version of the offer it was',
      decision: 'Yes or no',
      name: 'Your name, if you accept',
      agreed: 'The conditions you ticked',
      reason: 'Why, if you decline',
    } satisfies Labels<InputOf<typeof decideOfferApi>>,
  },
  merchandise: {
    about: {
      title: 'Questions about merchandise',
      why: 'To answer you by email or phone.',
      keptFor: `${RETENTION.inquiryMonths} months`,
    },
    createInquiry: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone, if you give one',
      inquiryType: 'What it is about',
      subject: 'Subject',
      message: 'Message',
      ...HIDDEN,
    } satisfies Labels<InputOf<typeof createInquiryApi>>,
  },
  ticketQuestions: {
    about: {
      title: 'Questions about a ticket',
      why: 'To answer you by email or phone.',
      keptFor: `${RETENTION.inquiryMonths} months`,
    },
    askAboutTicket: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone, if you give one',
      message: 'Message',
      ...HIDDEN,
      ticketId: 'The ticket it is about',
      facts: TICKET_FACTS,
      locale: 'The language of the page',
    } satisfies Labels<InputOf<typeof askAboutTicketApi>>,
  },
  ticketLookUp: {
    about: {
      title: 'Ticket look-up',
      why: 'To find the ticket that you have on paper.',
      keptFor: `Not kept; tries are counted for ${RETENTION.rateLimitHours} hours`,
    },
    findTicket: TICKET_FACTS satisfies Labels<InputOf<typeof findTicketApi>>,
  },
  orders: {
    about: {
      title: 'Orders in the shop',
      why: 'To take the payment, to send what you ordered, and to keep our books. Your card number goes from your browser to Stripe or PayPal alone; we never have it.',
      keptFor: `If paid, through the tax year and the ${RETENTION.orderTaxYears} years after it; if not paid, ${RETENTION.unpaidOrderDays} days`,
    },
    createOrder: {
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
    } satisfies Labels<InputOf<typeof createOrderApi>>,
    createPaymentIntent: {
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
    } satisfies Labels<InputOf<typeof createPaymentIntentApi>>,
    createPaypalOrder: {
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
    } satisfies Labels<InputOf<typeof createPaypalOrderApi>>,
    completeOrder: {
      status: 'Number of the payment at Stripe or PayPal',
      paypalOrderId: 'Number of the payment at Stripe or PayPal',
    } satisfies Labels<InputOf<typeof completeOrderApi>>,
  },
  addressCheck: {
    about: {
      title: 'Address check',
      why: 'To find mistakes in an address before a package or a truck leaves.',
      keptFor: '30 days, in a form from which the address cannot be read',
    },
    verifyAddress: ADDRESS satisfies Labels<InputOf<typeof verifyAddressApi>>,
  },
  orderLookUp: {
    about: {
      title: 'Order look-up',
      why: 'To show an order to its buyer alone.',
      keptFor: `The code works for ${lasting(MAILED_CODE_VALID_MS / 1_000)} and is deleted a day later`,
    },
    lookUpOrder: { orderNumber: 'Number of the order', email: 'Email of the order' } satisfies Labels<
      InputOf<typeof lookUpOrderApi>
    >,
    confirmLookUp: { code: 'The code from our mail' } satisfies Labels<InputOf<typeof confirmLookUpApi>>,
  },
  rewards: {
    about: {
      title: 'Rewards account',
      why: 'To add up points and to give rewards.',
      keptFor: 'As long as you have the account',
    },
    createCustomer: {
      firstName: 'First name',
      lastName: 'Last name',
      phone: 'Phone, which is also how you sign in',
      email: 'Email, if you give one',
      locale: 'The language of the page',
    } satisfies Labels<InputOf<typeof createCustomerApi>>,
    redeemReward: { customerId: 'Your account', rewardId: 'The reward you chose' } satisfies Labels<
      InputOf<typeof redeemRewardApi>
    >,
    setCodeByMail: {
      code: 'The code from our mail',
      isOn: 'Whether a new device needs a code from your email',
    } satisfies Labels<InputOf<typeof setCodeByMailApi>>,
    also: {
      birthday: 'Birthday, if you tell us at the counter',
      visits: 'Your visits with metal, weight and amount, your points and your reward codes',
    },
  },
  dataRequests: {
    about: {
      title: 'Requests about your data',
      why: 'To find what we have about you, and to answer you.',
      keptFor: `${PRIVACY_RECORD_MONTHS} months after the answer; a request that nobody confirms, ${PRIVACY_UNCONFIRMED_DAYS} days`,
    },
    createPrivacyRequest: {
      kind: 'What you ask for',
      name: 'Name',
      email: 'Email or phone',
      phone: 'Email or phone',
      details: 'What is wrong, for a correction',
      yardId: 'Yard, if you choose one',
      locale: 'The language of the page',
      ...HIDDEN,
    } satisfies Labels<InputOf<typeof createPrivacyRequestApi>>,
    confirmPrivacyRequest: { token: 'The secret part of your link' } satisfies Labels<
      InputOf<typeof confirmPrivacyRequestApi>
    >,
  },
};
