import { verifyAddressApi } from '../addresses/addresses.api.ts';
import { createInquiryApi } from '../inquiries/inquiries.api.ts';
import { askAboutTicketApi } from '../inquiries/ticket-questions.api.ts';
import { decideOfferApi, openOfferApi, openRequestApi } from '../offers/offers.api.ts';
import { completeOrderApi, confirmLookUpApi, createOrderApi, lookUpOrderApi } from '../orders/orders.api.ts';
import { createPaymentIntentApi, createPaypalOrderApi } from '../payments/payments.api.ts';
import { createQuoteRequestApi } from '../quotes/quotes.api.ts';
import { enterMailedCodeApi, setCodeByMailApi } from '../rewards/mailed-code.api.ts';
import { redeemRewardApi } from '../rewards/redeem-reward.api.ts';
import { createCustomerApi } from '../rewards/rewards.api.ts';
import type { Endpoint, InputOf } from '../shared/endpoint.ts';
import { findTicketApi, showTicketApi } from '../tickets/ticket-look-up.api.ts';
import { formTexts, type Labels } from './form-texts.ts';
import { confirmPrivacyRequestApi, createPrivacyRequestApi } from './privacy.api.ts';

type LabelTree = { readonly [field: string]: string | LabelTree };

const flat = (labels: LabelTree): readonly string[] =>
  Object.values(labels).flatMap((label) => (typeof label === 'string' ? [label] : flat(label)));

interface LabeledCall {
  readonly contract: Endpoint;
  readonly labels: readonly string[];
}

function labeled<Contract extends Endpoint>(
  contract: Contract,
  labels: Labels<InputOf<Contract>>,
): LabeledCall {
  return { contract, labels: flat(labels as LabelTree) };
}

export interface FormPrivacy {
  readonly title: string;
  readonly why: string;
  readonly keptFor: string;
  readonly calls: readonly LabeledCall[];
  /** What comes with it besides fields. */
  readonly also?: readonly string[];
}

/** Each form of the site, with every field of the calls that it makes. */
export const FORMS_PRIVACY: readonly FormPrivacy[] = [
  {
    ...formTexts.requests.about,
    calls: [labeled(createQuoteRequestApi, formTexts.requests.createQuoteRequest)],
    also: Object.values(formTexts.requests.also),
  },
  {
    ...formTexts.offers.about,
    calls: [
      labeled(openRequestApi, formTexts.offers.openRequest),
      labeled(openOfferApi, formTexts.offers.openOffer),
      labeled(decideOfferApi, formTexts.offers.decideOffer),
    ],
  },
  {
    ...formTexts.merchandise.about,
    calls: [labeled(createInquiryApi, formTexts.merchandise.createInquiry)],
  },
  {
    ...formTexts.ticketQuestions.about,
    calls: [labeled(askAboutTicketApi, formTexts.ticketQuestions.askAboutTicket)],
  },
  {
    ...formTexts.ticketLookUp.about,
    calls: [
      labeled(findTicketApi, formTexts.ticketLookUp.findTicket),
      labeled(showTicketApi, formTexts.ticketLookUp.findTicket),
    ],
  },
  {
    ...formTexts.orders.about,
    calls: [
      labeled(createOrderApi, formTexts.orders.createOrder),
      labeled(createPaymentIntentApi, formTexts.orders.createPaymentIntent),
      labeled(createPaypalOrderApi, formTexts.orders.createPaypalOrder),
      labeled(completeOrderApi, formTexts.orders.completeOrder),
    ],
  },
  {
    ...formTexts.addressCheck.about,
    calls: [labeled(verifyAddressApi, formTexts.addressCheck.verifyAddress)],
  },
  {
    ...formTexts.orderLookUp.about,
    calls: [
      labeled(lookUpOrderApi, formTexts.orderLookUp.lookUpOrder),
      labeled(confirmLookUpApi, formTexts.orderLookUp.confirmLookUp),
    ],
  },
  {
    ...formTexts.rewards.about,
    calls: [
      labeled(createCustomerApi, formTexts.rewards.createCustomer),
      labeled(redeemRewardApi, formTexts.rewards.redeemReward),
      labeled(enterMailedCodeApi, formTexts.orderLookUp.confirmLookUp),
      labeled(setCodeByMailApi, formTexts.rewards.setCodeByMail),
    ],
    also: Object.values(formTexts.rewards.also),
  },
  {
    ...formTexts.dataRequests.about,
    calls: [
      labeled(createPrivacyRequestApi, formTexts.dataRequests.createPrivacyRequest),
      labeled(confirmPrivacyRequestApi, formTexts.dataRequests.confirmPrivacyRequest),
    ],
  },
];

/** A form's fields in words, each once. */
export const fieldsOf = ({ calls, also = [] }: FormPrivacy): readonly string[] => [
  ...new Set([...calls.flatMap(({ labels }) => labels), ...also]),
];
