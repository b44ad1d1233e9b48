import { useState } from 'react';
import { type CounterCustomer, readCustomerAtCounterApi } from '../../../domain/rewards/admin-rewards.api.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { staffFailure } from '../staff-failure.ts';
import { staffCall } from '../staff.store.ts';
import { AddCustomer } from './AddCustomer.tsx';
import { CustomerAtCounter } from './CustomerAtCounter.tsx';
import { FindCustomer } from './FindCustomer.tsx';

type View =
  | { readonly step: 'find'; readonly takesFocus: boolean }
  | { readonly step: 'add'; readonly phone: string }
  | { readonly step: 'customer'; readonly customer: CounterCustomer };

/** The rewards counter: find a customer, then serve them. */
export function Counter() {
  const [view, setView] = useState<View>({ step: 'find', takesFocus: false });
  const find = () => setView({ step: 'find', takesFocus: true });
  const show = (customer: CounterCustomer) => setView({ step: 'customer', customer });
  const open = async (id: string) => {
    try {
      show(await staffCall(readCustomerAtCounterApi, { params: { id } }));
    } catch (error) {
      // The write succeeded; only the view is out of date.
      showToast({ title: 'Please look again', description: staffFailure(error), variant: 'destructive' });
    }
  };

  return (
    <section id="counter" className="staff-card scroll-mt-4" aria-labelledby="counter-title">
      <h2 id="counter-title">Counter</h2>
      {view.step === 'find' && (
        <FindCustomer
          takesFocus={view.takesFocus}
          onFound={show}
          onAdd={(phone) => setView({ step: 'add', phone })}
        />
      )}
      {view.step === 'add' && <AddCustomer phone={view.phone} onAdded={open} onCancel={find} />}
      {view.step === 'customer' && (
        <>
          <button type="button" className="button button-line mt-4" onClick={find}>
            Next customer
          </button>
          <CustomerAtCounter customer={view.customer} onChanged={open} />
        </>
      )}
    </section>
  );
}
