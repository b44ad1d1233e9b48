import { expect, test } from 'vitest';
import { allContracts } from '../../../tests/support/contracts.ts';
import type { Quote } from '../quotes/quote.schema.ts';
import { forQuestions } from '../vehicles/value/vehicle-condition.ts';
import type { Vehicle } from '../vehicles/vehicle.schema.ts';
import { formTexts } from './form-texts.ts';

const CONTRACTS = [...(await allContracts())];

/** The calls by which each form sends something. */
const CALLS: Readonly<Record<keyof typeof formTexts, readonly string[]>> = {
  requests: ['createQuoteRequestApi', 'addQuotePhotosApi', 'holdSlotApi'],
  offers: [
    'openRequestApi',
    'openOfferApi',
    'decideOfferApi',
    'listOwnStopSlotsApi',
    'moveOwnStopApi',
    'cancelOwnStopApi',
  ],
  holds: ['holdPriceApi', 'openHoldApi', 'cancelHoldApi'],
  alerts: ['createAlertApi', 'openAlertsApi', 'confirmAlertApi', 'changeAlertApi', 'endAlertApi'],
  merchandise: ['createInquiryApi'],
  ticketQuestions: ['askAboutTicketApi'],
  ticketLookUp: ['findTicketApi', 'showTicketApi', 'openShownApi', 'agreeApi'],
  orders: ['createOrderApi', 'createPaymentIntentApi', 'createPaypalOrderApi', 'completeOrderApi'],
  addressCheck: ['verifyAddressApi'],
  vehicles: ['decodeVehicleApi'],
  orderLookUp: ['lookUpOrderApi', 'confirmLookUpApi'],
  rewards: [
    'createCustomerApi',
    'redeemRewardApi',
    'enterMailedCodeApi',
    'setCodeByMailApi',
    'openStatementApi',
    'setMonthlyMailApi',
  ],
  dataRequests: ['createPrivacyRequestApi', 'confirmPrivacyRequestApi'],
};

// Asked: 345
test('every call by which a visitor sends something belongs to a form that the privacy page lists', () => {
  // Only staff sign in. What fails is reported without anything of a form; recipients.ts says so.
  const sent = CONTRACTS.flatMap(([name, { access, path, input, body }]) =>
    access === undefined &&
    !path.startsWith('/api/auth/') &&
    path !== '/api/errors' &&
    (input !== undefined || body !== undefined)
      ? [name]
      : [],
  );
  expect(sent.toSorted()).toEqual(Object.values(CALLS).flat().toSorted());
});

/** The words that tell of each field of the request forms, and of a car: a new field does not compile without. */
const REQUEST_FIELDS: Readonly<Record<keyof Quote | keyof Vehicle, string>> = {
  firstName: 'name',
  lastName: 'name',
  phone: 'phone',
  email: 'email',
  location: 'yard',
  description: 'what you want to sell',
  callMe: 'how to reach you',
  emailMe: 'how to reach you',
  vin: 'VIN',
  year: 'year',
  make: 'make',
  model: 'model',
  kind: 'kind',
  ...forQuestions(() => 'condition'),
  handover: 'how it gets to us',
  title: 'title',
  isTyped: 'VIN',
};

test.each(Object.entries(REQUEST_FIELDS))('the privacy page tells of %s in "%s"', (_, words) =>
  expect(formTexts.requests.sent).toContain(words),
);
