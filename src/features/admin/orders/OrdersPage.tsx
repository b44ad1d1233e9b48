import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { QueryView } from '../../../lib/address-view.ts';
import { lazyPart } from '../lazy-part.tsx';
import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { ViewLink } from '../ui/ViewLink.tsx';
import { OrderList } from './OrderList.tsx';
import { orderViews } from './order-views.ts';

const StaffOrderView = lazyPart(async () => (await import('./StaffOrderView.tsx')).StaffOrderView);

const TABS = [
  { label: 'All orders', toSend: '' },
  { label: 'To ship', toSend: 'yes' },
] as const;

function Tabs({ view }: { readonly view: QueryView }) {
  return (
    <nav aria-label="Orders" className="mt-6 flex flex-wrap gap-2">
      {TABS.map(({ label, toSend }) => (
        <ViewLink
          key={label}
          views={orderViews}
          view={{ toSend }}
          className="button button-line staff-tab"
          current={!view['id'] && toSend === (view['toSend'] ?? '')}
        >
          {label}
        </ViewLink>
      ))}
    </nav>
  );
}

function Orders() {
  const view = useStore(orderViews.$view);
  useEffect(() => orderViews.follow(), []);
  if (view === null) return null;
  const { id } = view;
  return (
    <>
      <Tabs view={view} />
      {id ? <StaffOrderView key={id} id={id} /> : <OrderList filter={view} />}
    </>
  );
}

/** The island of /admin/funding/orders. */
export const OrdersPage = () => <StaffGate page={STAFF_PAGES.orders}>{() => <Orders />}</StaffGate>;
