import { adminOrdersPath } from '../../../staff-paths.ts';
import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { GapList } from './GapList.tsx';
import { MoneyByDay } from './MoneyByDay.tsx';

/** The island of /admin/funding. */
export const FundingPage = () => (
  <StaffGate page={STAFF_PAGES.money}>
    {() => (
      <>
        <p className="mt-6">
          <a href={adminOrdersPath} className="button button-line">
            Orders and refunds
          </a>
        </p>
        <GapList />
        <MoneyByDay />
      </>
    )}
  </StaffGate>
);
