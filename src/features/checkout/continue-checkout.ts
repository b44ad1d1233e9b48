import { type CheckoutNotice, NOTICES } from '../../domain/orders/checkout-notices.ts';
import {
  type CheckoutStep,
  continueFrom,
  openStep,
  previousStep,
} from '../../domain/orders/checkout-steps.ts';
import type { CustomerInfo } from '../../domain/orders/order.schema.ts';
import type { PriceFigures } from '../../domain/orders/orders.api.ts';
import { ERRORS } from '../../domain/shared/contract/errors.ts';
import { failureText } from '../../lib/requests/failure-text.ts';
import { isPersisted } from '../../lib/storage/saved-atom.ts';
import { CHECKOUT_CUSTOMER_KEY } from '../../lib/storage/storage-keys.ts';
import { hasCode, RequestError } from '../../lib/requests/request.ts';
import { reloadCatalogue } from '../catalogue/catalogue.store.ts';
import type { AddressFormState } from './steps/address-form.ts';
import { shippingForm } from './steps/checkout-addresses.ts';
import { tellProblem, tellSuccess } from './checkout-toasts.ts';
import {
  $method,
  $moves,
  $setUpProblem,
  $step,
  checkoutFacts,
  followMove,
  type SetUpProblem,
  showStep,
} from './checkout.store.ts';
import { createPaymentSession, waiveCard } from './payment-session.store.ts';
import { $customer } from './steps/saved-info.ts';

/** Why the payment could not be set up. */
interface SetUpFailure {
  /** The step on which the visitor can fix it. */
  readonly step: CheckoutStep;
  readonly notice: CheckoutNotice;
  readonly problem: SetUpProblem;
}

const SHIPPING_FIELD = /^shippingAddress\.(address|city|state|zip)$/;

function shippingErrors({ code, fields }: RequestError): AddressFormState['errors'] | null {
  if (code === 'address_not_deliverable') return {};
  const named = Object.entries(fields).flatMap(([name, message]) => {
    const field = SHIPPING_FIELD.exec(name)?.[1];
    return field ? [[field, message]] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : null;
}

/** What was just bought, or is being paid, by somebody else; or went off sale. */
function soldOut(names: readonly string[]): SetUpFailure {
  const text = `${names.join(' and ')}: no longer available. You haven’t been charged. Please take it out of your cart, or try again in half an hour: items nobody pays for go back on sale.`;
  return { step: 'billing', notice: { title: 'Sold Out', text }, problem: { text, offersWallet: false } };
}

async function failureOf(error: unknown): Promise<SetUpFailure> {
  if (error instanceof RequestError && error.code === 'price_changed') {
    await reloadCatalogue();
    const { total, items = [] } = (error.figures ?? {}) as Partial<PriceFigures>;
    const gone = items.filter(({ available }) => !available).map(({ name }) => name);
    if (gone.length > 0) return soldOut(gone);
    const text = ERRORS.price_changed.message + (total ? ` It’s $${total}. You haven’t been charged.` : '');
    const notice = { title: 'Prices Have Changed', text };
    return { step: 'billing', notice, problem: { text, offersWallet: false } };
  }
  const errors = error instanceof RequestError ? shippingErrors(error) : null;
  if (errors) {
    shippingForm.put(shippingForm.$state.get().address, errors);
    const problem = { text: failureText(error), offersWallet: false };
    return { step: 'shipping', notice: NOTICES.addressRejected, problem };
  }
  const text = `${failureText(error)} We kept everything you entered, and you haven’t been charged.`;
  // By PayPal it would be one order more.
  const offersWallet = navigator.onLine && !hasCode(error, 'too_many_unpaid_orders');
  const problem = { text, offersWallet };
  return { step: 'billing', notice: NOTICES.paymentSetupFailed, problem };
}

async function setUpPayment(): Promise<void> {
  const movesBefore = $moves.get();
  const hasMoved = () => $moves.get() !== movesBefore;
  $setUpProblem.set(null);
  try {
    await createPaymentSession();
  } catch (error) {
    const { step, notice, problem } = await failureOf(error);
    // A visitor who went back to an earlier step is told on the next try.
    if (hasMoved() && !['billing', 'payment'].includes($step.get())) return;
    if ($step.get() !== step) showStep(step, 'replace');
    $setUpProblem.set(problem);
    tellProblem(notice);
    return;
  }
  if (!hasMoved()) await continueCheckout();
}

/** Continues from the current step. */
export async function continueCheckout(): Promise<void> {
  const move = continueFrom($step.get(), checkoutFacts());
  if (move.kind === 'set-up-payment') await setUpPayment();
  else followMove(move, 'push');
}

/** Saves a valid customer form on this device and continues. */
export function saveCustomer(customer: CustomerInfo): void {
  $customer.set(customer);
  tellSuccess(
    'Customer Information Saved',
    isPersisted(CHECKOUT_CUSTOMER_KEY, $customer)
      ? 'Your details are kept on this device.'
      : 'This browser keeps your details until you leave this page.',
  );
  void continueCheckout();
}

/** Opens the pay step without a card payment. */
export function continueWithWallet(): void {
  waiveCard();
  $method.set('paypal');
  followMove(openStep('payment', { ...checkoutFacts(), paymentReady: true }), 'push');
}

/** Goes back one step. Returns false on the first step, where Back leaves the checkout. */
export function goBack(): boolean {
  const step = previousStep($step.get());
  if (step) showStep(step, 'push');
  return step !== null;
}
