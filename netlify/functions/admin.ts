import { readStaffSessionApi } from '../../src/domain/admin/admin-session.api.ts';
import { listSessionsApi } from '../../src/domain/admin/admin-sessions.api.ts';
import { readPlanApi } from '../../src/domain/admin/admin-plan.api.ts';
import { readTodayApi } from '../../src/domain/admin/admin-today.api.ts';
import { readWaitingApi } from '../../src/domain/admin/admin-waiting.api.ts';
import { readOfferFiguresApi } from '../../src/domain/offers/offer-figures.api.ts';
import {
  answerInquiryApi,
  assignInquiryApi,
  listInquiriesApi,
  readInquiryApi,
  setInquiryAnsweredApi,
} from '../../src/domain/inquiries/admin-inquiries.api.ts';
import {
  readYardBoardApi,
  removeSpecialDayApi,
  removeYardNoteApi,
  setSpecialDayApi,
  setYardNoteApi,
} from '../../src/domain/locations/admin-yards.api.ts';
import { listHoldsApi, readHoldBoardApi, setHoldLimitApi } from '../../src/domain/holds/admin-holds.api.ts';
import {
  deleteOfferTemplateApi,
  listOfferTemplatesApi,
  saveOfferTemplateApi,
} from '../../src/domain/offers/offer-templates.api.ts';
import { sendOfferApi, withdrawOfferApi } from '../../src/domain/offers/admin-offers.api.ts';
import {
  cancelPricesApi,
  readPriceBoardApi,
  setPricesApi,
  undoPricesApi,
} from '../../src/domain/prices/admin-prices.api.ts';
import { readPushApi, turnOffPushApi, turnOnPushApi } from '../../src/domain/push/admin-push.api.ts';
import {
  addQuoteNoteApi,
  assignQuoteApi,
  exportQuotesApi,
  listAssigneesApi,
  listQuotesApi,
  readQuoteApi,
  readQuotePhotoApi,
  setQuoteStateApi,
} from '../../src/domain/quotes/admin-quotes.api.ts';
import {
  addCustomerApi,
  adjustPointsApi,
  changeNameApi,
  changePhoneApi,
  releasePhoneApi,
  switchOffCodeApi,
  honorVoucherApi,
  mergeCustomersApi,
  readCustomerAtCounterApi,
  setDateOfBirthApi,
  undoVoucherApi,
} from '../../src/domain/rewards/admin-rewards.api.ts';
import {
  listCounterGradesApi,
  copyTicketApi,
  findAtCounterApi,
  findTicketsApi,
  listTicketsApi,
  recordTicketApi,
  voidTicketApi,
} from '../../src/domain/tickets/admin-tickets.api.ts';
import {
  discardTicketApi,
  holdTicketApi,
  listHeldTicketsApi,
  takeTicketApi,
} from '../../src/domain/tickets/held/held-tickets.api.ts';
import { readShownApi, showTicketInHandApi } from '../../src/domain/tickets/shown/shown-tickets.api.ts';
import { correctCheckApi, readNextCheckApi } from '../../src/domain/tickets/money/check-numbers.api.ts';
import { giveTicketApi } from '../../src/domain/tickets/money/give-ticket.api.ts';
import { readDayCloseApi, signDayApi } from '../../src/domain/tickets/money/day-close.api.ts';
import {
  exportTicketsApi,
  listDayTicketsApi,
  sumTicketsApi,
} from '../../src/domain/tickets/money/ticket-list.api.ts';
import {
  planStopApi,
  readCalendarApi,
  reportStopApi,
  tellStopApi,
  unplanStopApi,
} from '../../src/domain/truck/admin-calendar.api.ts';
import { changeOwnFeedApi, openOwnFeedApi } from '../../src/domain/truck/calendar-feed.api.ts';
import { listTrucksApi, saveTruckApi, setTruckDaysApi } from '../../src/domain/truck/admin-trucks.api.ts';
import { serve } from '../lib/http/serve.ts';
import { onStaff } from '../lib/staff/staff-routes.ts';
import { readPlan } from '../services/admin/read-plan.ts';
import { readToday } from '../services/admin/read-today.ts';
import { readWaiting } from '../services/admin/read-waiting.ts';
import { readOfferFigures } from '../services/offers/read-offer-figures.ts';
import { assignTo } from '../services/identity/assign-to.ts';
import { listSessions } from '../services/identity/sessions.ts';
import { listAssignees } from '../services/identity/users.ts';
import { readHoldBoard, setHoldLimit } from '../services/holds/hold-board.ts';
import { listHolds } from '../services/holds/list-holds.ts';
import { answerInquiry } from '../services/inquiries/answer-inquiry.ts';
import { listInquiries, readInquiry, setInquiryAnswered } from '../services/inquiries/read-inquiry.ts';
import { readYardNews } from '../services/locations/read-yard-news.ts';
import { removeYardNote, setYardNote } from '../services/locations/yard-notes.ts';
import { removeSpecialDay, setSpecialDay } from '../services/locations/special-days.ts';
import { thenKickOutbox } from '../services/kick-outbox.ts';
import {
  deleteOfferTemplate,
  listOfferTemplates,
  saveOfferTemplate,
} from '../services/offers/offer-templates.ts';
import { sendOffer } from '../services/offers/send-offer.ts';
import { withdrawOffer } from '../services/offers/decide-offer.ts';
import { cancelPrices, undoPrices } from '../services/prices/undo-prices.ts';
import { postedPrices } from '../services/prices/posted-prices.ts';
import { readPriceBoard } from '../services/prices/read-price-board.ts';
import { setPrices } from '../services/prices/set-prices.ts';
import { readPush, turnOffPush, turnOnPush } from '../services/push/devices.ts';
import { addQuoteNote, setQuoteState } from '../services/quotes/set-quote-state.ts';
import { exportQuotes } from '../services/quotes/export-quotes.ts';
import { listQuotes } from '../services/quotes/list-quotes.ts';
import { readQuotePhoto } from '../services/quotes/read-quote-photo.ts';
import { tellStop } from '../services/quotes/tell-stop.ts';
import { readQuote } from '../services/quotes/read-quote.ts';
import { addCustomerAtCounter } from '../services/rewards/customers/create-customer.ts';
import { adjustPoints } from '../services/rewards/points/adjust-points.ts';
import {
  changeName,
  changePhone,
  releasePhone,
  setDateOfBirth,
  switchOffCode,
} from '../services/rewards/customers/change-customer.ts';
import { viewAtCounter } from '../services/rewards/view-at-counter.ts';
import { honorVoucher, undoVoucher } from '../services/rewards/close-voucher.ts';
import { mergeCustomers } from '../services/rewards/customers/merge-customers.ts';
import { copyTicket } from '../services/tickets/copy-ticket.ts';
import { findAtCounter } from '../services/tickets/find-at-counter.ts';
import { findTickets, listTickets } from '../services/tickets/find-ticket.ts';
import { discardTicket, holdTicket, listHeldTickets, takeTicket } from '../services/tickets/held-tickets.ts';
import { correctCheckNumber, readNextCheck } from '../services/tickets/money/check-numbers.ts';
import { giveTicket } from '../services/tickets/money/give-ticket.ts';
import { readDayClose, signDay } from '../services/tickets/money/day-close.ts';
import { exportTickets, listDayTickets, sumTickets } from '../services/tickets/money/ticket-list.ts';
import { readShown, showInHand } from '../services/tickets/shown-tickets.ts';
import { recordTicket } from '../services/tickets/record-ticket.ts';
import { voidTicket } from '../services/tickets/void-ticket.ts';
import { planStop, reportStop, unplanStop } from '../services/truck/plan-stop.ts';
import { changeOwnFeed, openOwnFeed } from '../services/truck/own-feed.ts';
import { readCalendar } from '../services/truck/read-calendar.ts';
import { hasTrucks, listTrucks, saveTruck, setTruckDays } from '../services/truck/set-trucks.ts';

export default serve(
  onStaff(readStaffSessionApi, async ({ db, staff: { sessionId: _hidden, ...staff } }) => ({
    ...staff,
    hasTrucks: await hasTrucks(db),
  })),
  onStaff(listSessionsApi, ({ db, staff }) => listSessions(db, staff)),
  onStaff(readPushApi, ({ db, query, staff }) => readPush(db, staff, query.device)),
  onStaff(turnOnPushApi, ({ db, input, staff }) => turnOnPush(db, staff, input)),
  onStaff(turnOffPushApi, async ({ db, staff }) => {
    await turnOffPush(db, staff);
    return { done: true } as const;
  }),
  onStaff(readTodayApi, ({ db }) => readToday(db)),
  onStaff(readPlanApi, ({ db }) => readPlan(db)),
  onStaff(readWaitingApi, ({ db }) => readWaiting(db)),
  onStaff(readOfferFiguresApi, ({ db }) => readOfferFigures(db)),
  onStaff(changeNameApi, ({ db, input, params, staff }) => changeName(db, staff, params.id, input)),
  onStaff(listQuotesApi, ({ db, query, staff }) => listQuotes(db, staff.id, query)),
  onStaff(exportQuotesApi, ({ db, query, staff }) => exportQuotes(db, staff.id, query)),
  onStaff(readQuoteApi, ({ db, params }) => readQuote(db, params.id)),
  onStaff(readQuotePhotoApi, ({ db, params }) => readQuotePhoto(db, params)),
  onStaff(setQuoteStateApi, ({ db, input, params, staff }) => setQuoteState(db, staff, params.id, input)),
  onStaff(assignQuoteApi, ({ db, input, params, staff }) =>
    assignTo(db, staff, { kind: 'quote', id: params.id }, input),
  ),
  onStaff(addQuoteNoteApi, ({ db, input, params, staff }) => addQuoteNote(db, staff, params.id, input)),
  onStaff(
    sendOfferApi,
    thenKickOutbox(({ db, input, params, staff }) => sendOffer(db, staff, params.id, input)),
  ),
  onStaff(withdrawOfferApi, ({ db, params, staff }) => withdrawOffer(db, staff, params.id)),
  onStaff(listOfferTemplatesApi, ({ db }) => listOfferTemplates(db)),
  onStaff(saveOfferTemplateApi, ({ db, input, params, staff }) =>
    saveOfferTemplate(db, staff, params.id, input),
  ),
  onStaff(deleteOfferTemplateApi, ({ db, params, staff }) => deleteOfferTemplate(db, staff, params.id)),
  onStaff(listAssigneesApi, ({ db }) => listAssignees(db)),
  onStaff(listInquiriesApi, ({ db, query, staff }) => listInquiries(db, staff.id, query)),
  onStaff(readInquiryApi, ({ db, params }) => readInquiry(db, params.id)),
  onStaff(setInquiryAnsweredApi, ({ db, input, params, staff }) =>
    setInquiryAnswered(db, staff, params.id, input.isAnswered),
  ),
  onStaff(assignInquiryApi, ({ db, input, params, staff }) =>
    assignTo(db, staff, { kind: 'inquiry', id: params.id }, input),
  ),
  onStaff(
    answerInquiryApi,
    thenKickOutbox(({ db, input, params, staff }) => answerInquiry(db, staff, params.id, input)),
  ),
  onStaff(findAtCounterApi, ({ db, query }) => findAtCounter(db, query.q ?? '')),
  onStaff(addCustomerApi, ({ db, input, staff }) => addCustomerAtCounter(db, staff, input)),
  onStaff(readCustomerAtCounterApi, ({ db, params }) => viewAtCounter(db, params.id)),
  onStaff(listCounterGradesApi, ({ db, query }) => postedPrices(db, query.yard, new Date())),
  onStaff(listHeldTicketsApi, ({ db, query }) => listHeldTickets(db, query.yard)),
  onStaff(holdTicketApi, ({ db, input, params, staff }) => holdTicket(db, staff, params.id, input)),
  onStaff(takeTicketApi, ({ db, input, params, staff }) => takeTicket(db, staff, params.id, input)),
  onStaff(discardTicketApi, ({ db, input, params, staff }) => discardTicket(db, staff, params.id, input)),
  onStaff(showTicketInHandApi, ({ db, params, staff }) => showInHand(db, staff, params.id)),
  onStaff(readShownApi, ({ db, params, staff }) => readShown(db, staff, params.id)),
  onStaff(recordTicketApi, ({ db, input, staff }) => recordTicket(db, staff, input)),
  onStaff(findTicketsApi, ({ db, query }) => findTickets(db, query)),
  onStaff(listTicketsApi, ({ db, query }) => listTickets(db, query)),
  onStaff(readNextCheckApi, ({ db, query }) => readNextCheck(db, query.yard)),
  onStaff(correctCheckApi, ({ db, input, params, staff }) => correctCheckNumber(db, staff, params.id, input)),
  onStaff(giveTicketApi, ({ db, input, params, staff }) =>
    giveTicket(db, staff, params.id, input.customerId),
  ),
  onStaff(listDayTicketsApi, ({ db, query, staff }) => listDayTickets(db, query, staff)),
  onStaff(sumTicketsApi, ({ db, query, staff }) => sumTickets(db, query, staff)),
  onStaff(exportTicketsApi, ({ db, query, staff }) => exportTickets(db, query, staff)),
  onStaff(readDayCloseApi, ({ db, query }) => readDayClose(db, query)),
  onStaff(signDayApi, ({ db, input, staff }) => signDay(db, staff, input)),
  onStaff(voidTicketApi, ({ db, input, params, staff }) => voidTicket(db, staff, params.id, input.reason)),
  onStaff(
    copyTicketApi,
    thenKickOutbox(({ db, input, params, staff }) => copyTicket(db, staff, params.id, input)),
  ),
  onStaff(honorVoucherApi, ({ db, params, input, staff }) =>
    honorVoucher(db, staff, params.id, input.idChecked),
  ),
  onStaff(undoVoucherApi, ({ db, params, staff }) => undoVoucher(db, staff, params.id)),
  onStaff(adjustPointsApi, ({ db, input, params, staff }) => adjustPoints(db, staff, params.id, input)),
  onStaff(releasePhoneApi, ({ db, input, params, staff }) => releasePhone(db, staff, params.id, input)),
  onStaff(switchOffCodeApi, ({ db, params, staff }) => switchOffCode(db, staff, params.id)),
  onStaff(changePhoneApi, ({ db, input, params, staff }) => changePhone(db, staff, params.id, input)),
  onStaff(setDateOfBirthApi, ({ db, input, params, staff }) => setDateOfBirth(db, staff, params.id, input)),
  onStaff(mergeCustomersApi, ({ db, input, params, staff }) =>
    mergeCustomers(db, staff, params.id, input.fromId),
  ),
  onStaff(readPriceBoardApi, ({ db }) => readPriceBoard(db)),
  onStaff(setPricesApi, ({ db, input, staff }) => setPrices(db, staff, input)),
  onStaff(undoPricesApi, ({ db, params, staff }) => undoPrices(db, staff, params.id)),
  onStaff(cancelPricesApi, ({ db, params, staff }) => cancelPrices(db, staff, params.id)),
  onStaff(readYardBoardApi, ({ db }) => readYardNews(db)),
  onStaff(setYardNoteApi, ({ db, input, params, staff }) => setYardNote(db, staff, params.yardId, input)),
  onStaff(removeYardNoteApi, ({ db, params, staff }) => removeYardNote(db, staff, params.yardId)),
  onStaff(listHoldsApi, ({ db, query }) => listHolds(db, query)),
  onStaff(readHoldBoardApi, ({ db }) => readHoldBoard(db)),
  onStaff(setHoldLimitApi, ({ db, input, staff }) => setHoldLimit(db, staff, input)),
  onStaff(setSpecialDayApi, ({ db, input, staff }) => setSpecialDay(db, staff, input)),
  onStaff(listTrucksApi, ({ db }) => listTrucks(db)),
  onStaff(saveTruckApi, ({ db, input, params, staff }) => saveTruck(db, staff, params.id, input)),
  onStaff(setTruckDaysApi, ({ db, input, params, staff }) => setTruckDays(db, staff, params.id, input)),
  onStaff(readCalendarApi, ({ db, query }) => readCalendar(db, query)),
  onStaff(openOwnFeedApi, ({ db, input, staff }) => openOwnFeed(db, staff, input.yard)),
  onStaff(changeOwnFeedApi, ({ db, input, staff }) => changeOwnFeed(db, staff, input)),
  onStaff(planStopApi, ({ db, input, params, staff }) => planStop(db, staff, params.id, input)),
  onStaff(unplanStopApi, ({ db, input, params, staff }) => unplanStop(db, staff, params.id, input.seen)),
  onStaff(
    tellStopApi,
    thenKickOutbox(({ db, input, params, staff }) => tellStop(db, staff, params.id, input)),
  ),
  onStaff(reportStopApi, ({ db, input, params, staff }) => reportStop(db, staff, params.id, input)),
  onStaff(removeSpecialDayApi, ({ db, params, staff }) =>
    removeSpecialDay(db, staff, params.yardId, params.date),
  ),
);

export const config = {
  path: [
    '/api/admin/session',
    '/api/admin/sessions',
    '/api/admin/push',
    '/api/admin/today',
    '/api/admin/plan',
    '/api/admin/waiting',
    '/api/admin/offer-figures',
    '/api/admin/customers/:id/name',
    '/api/admin/quotes',
    '/api/admin/quotes-export',
    '/api/admin/quotes/:id',
    '/api/admin/quotes/:id/photos/:photo',
    '/api/admin/quotes/:id/state',
    '/api/admin/quotes/:id/assignee',
    '/api/admin/quotes/:id/notes',
    '/api/admin/quotes/:id/offers',
    '/api/admin/offers/:id/withdraw',
    '/api/admin/offer-templates',
    '/api/admin/offer-templates/:id',
    '/api/admin/assignees',
    '/api/admin/inquiries',
    '/api/admin/inquiries/:id',
    '/api/admin/inquiries/:id/answered',
    '/api/admin/inquiries/:id/assignee',
    '/api/admin/inquiries/:id/answers',
    '/api/admin/customers',
    '/api/admin/customers/:id',
    '/api/admin/counter/grades',
    '/api/admin/counter/tickets',
    '/api/admin/counter/tickets/:id',
    '/api/admin/counter/tickets/:id/take',
    '/api/admin/counter/tickets/:id/discard',
    '/api/admin/counter/tickets/:id/show',
    '/api/admin/tickets',
    '/api/admin/tickets/find',
    '/api/admin/counter/next-check',
    '/api/admin/tickets/:id/check-number',
    '/api/admin/tickets/:id/customer',
    '/api/admin/tickets/list',
    '/api/admin/tickets/sums',
    '/api/admin/tickets/export',
    '/api/admin/day-close',
    '/api/admin/tickets/:id/void',
    '/api/admin/tickets/:id/copies',
    '/api/admin/vouchers/:id/honor',
    '/api/admin/vouchers/:id/undo',
    '/api/admin/customers/:id/adjustments',
    '/api/admin/customers/:id/release-phone',
    '/api/admin/customers/:id/mailed-code',
    '/api/admin/customers/:id/phone',
    '/api/admin/customers/:id/date-of-birth',
    '/api/admin/customers/:id/merge',
    '/api/admin/prices',
    '/api/admin/price-batches',
    '/api/admin/price-batches/:id/undo',
    '/api/admin/price-batches/:id/cancel',
    '/api/admin/yards',
    '/api/admin/yards/:yardId/note',
    '/api/admin/counter/holds',
    '/api/admin/holds',
    '/api/admin/holds/limits',
    '/api/admin/yards/special-days',
    '/api/admin/trucks',
    '/api/admin/trucks/:id',
    '/api/admin/trucks/:id/days',
    '/api/admin/calendar',
    '/api/admin/calendar/feed',
    '/api/admin/calendar/feed/change',
    '/api/admin/pickups/:id',
    '/api/admin/pickups/:id/unplan',
    '/api/admin/pickups/:id/tell',
    '/api/admin/pickups/:id/state',
    '/api/admin/yards/:yardId/special-days/:date',
  ],
};
