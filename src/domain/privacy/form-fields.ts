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

/** Each form of the site, with every field of the calls that it makes. */
export const FORMS_PRIVACY: readonly FormPrivacy[] = [
  {
    ...formTexts.requests.about,
    calls: [labelled(createQuoteRequestApi, formTexts.requests.createQuoteRequest)],
    also: Object.values(formTexts.requests.also),
  },
  {
    ...formTexts.offers.about,
    calls: [
      labelled(openRequestApi, formTexts.offers.openRequest),
      labelled(openOfferApi, formTexts.offers.openOffer),
      labelled(decideOfferApi, formTexts.offers.decideOffer),
    ],
  },
  {
    ...formTexts.merchandise.about,
    calls: [labelled(createInquiryApi, formTexts.merchandise.createInquiry)],
  },
  {
    ...formTexts.ticketQuestions.about,
    calls: [labelled(askAboutTicketApi, formTexts.ticketQuestions.askAboutTicket)],
  },
  {
    ...formTexts.ticketLookUp.about,
    calls: [
      labelled(findTicketApi, formTexts.ticketLookUp.findTicket),
      labelled(showTicketApi, formTexts.ticketLookUp.findTicket),
    ],
  },
  {
    ...formTexts.orders.about,
    calls: [
      labelled(createOrderApi, formTexts.orders.createOrder),
      labelled(createPaymentIntentApi, formTexts.orders.createPaymentIntent),
      labelled(createPaypalOrderApi, formTexts.orders.createPaypalOrder),
      labelled(completeOrderApi, formTexts.orders.completeOrder),
    ],
  },
  {
    ...formTexts.addressCheck.about,
    calls: [labelled(verifyAddressApi, formTexts.addressCheck.verifyAddress)],
  },
  {
    ...formTexts.orderLookUp.about,
    calls: [
      labelled(lookUpOrderApi, formTexts.orderLookUp.lookUpOrder),
      labelled(confirmLookUpApi, formTexts.orderLookUp.confirmLookUp),
    ],
  },
  {
    ...formTexts.rewards.about,
    calls: [
      labelled(createCustomerApi, formTexts.rewards.createCustomer),
      labelled(redeemRewardApi, formTexts.rewards.redeemReward),
      labelled(enterMailedCodeApi, formTexts.orderLookUp.confirmLookUp),
      labelled(setCodeByMailApi, formTexts.rewards.setCodeByMail),
    ],
    also: Object.values(formTexts.rewards.also),
  },
  {
    ...formTexts.dataRequests.about,
    calls: [
      labelled(createPrivacyRequestApi, formTexts.dataRequests.createPrivacyRequest),
      labelled(confirmPrivacyRequestApi, formTexts.dataRequests.confirmPrivacyRequest),
    ],
  },
];

/** A form's fields in words, each once. */
export const fieldsOf = ({ calls, also = [] }: FormPrivacy): readonly string[] => [
  ...new Set([...calls.flatMap(({ labels }) => labels), ...also]),
];
