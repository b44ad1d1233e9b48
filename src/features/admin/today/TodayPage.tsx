import type { StaffRole } from '../../../domain/shared/roles.ts';
import { mayOpen, STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { Yards } from '../yards/Yards.tsx';

import { HeldToday } from '../holds/HeldToday.tsx';
import { OfferFigures } from './OfferFigures.tsx';
import { PlanOfDay } from './PlanOfDay.tsx';
import { TodayGlance } from './TodayGlance.tsx';

/** What a day at the yard begins with, within a thumb's reach. */
const DayLinks = ({ role }: { readonly role: StaffRole }) => (
  <nav aria-label="Counter, prices and yards" className="mt-4 flex flex-wrap gap-2">
    {mayOpen(role, STAFF_PAGES.counter) && (
      <a href={STAFF_PAGES.counter.href} className="button button-signal">
        Counter
      </a>
    )}
    {mayOpen(role, STAFF_PAGES.prices) && (
      <a href={STAFF_PAGES.prices.href} className="button button-line">
        Prices
      </a>
    )}
    <a href="#yards" className="button button-line">
      Yards
    </a>
  </nav>
);

/** The island of /admin: the day's figures, what waits, and the yards' notices and hours. */
export const TodayPage = () => (
  <StaffGate page={STAFF_PAGES.today}>
    {(staff) => (
      <>
        <DayLinks role={staff.role} />
        <PlanOfDay />
        <TodayGlance role={staff.role} />
        <Yards role={staff.role} />
        <HeldToday />
        <OfferFigures />
      </>
    )}
  </StaffGate>
);
