import { lazyPart } from '../../../ui/late/lazy-part.tsx';
import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { useView, ViewTabs } from '../ui/ViewLink.tsx';
import { OrderList } from './OrderList.tsx';
import { orderListOf, orderViews } from './order-views.ts';

const StaffOrderView = lazyPart(async () => (await import('./StaffOrderView.tsx')).StaffOrderView);

const TABS = [
  ['', 'Paid orders'],
  ['to-ship', 'To ship'],
  ['all', 'All orders'],
] as const;

function Orders() {
  const view = useView(orderViews);
  if (view === null) return null;
  const { id } = view;
  return (
    <>
      <ViewTabs
        label="Orders"
        views={orderViews}
        name="list"
        tabs={TABS}
        shown={id ? undefined : orderListOf(view)}
      />
      {id ? <StaffOrderView key={id} id={id} /> : <OrderList filter={view} />}
    </>
  );
}

/** The island of /admin/funding/orders. */
export const OrdersPage = () => <StaffGate page={STAFF_PAGES.orders}>{() => <Orders />}</StaffGate>;
