import { PriceBoard } from '../prices/PriceBoard.tsx';
import { Counter } from '../counter/Counter.tsx';
import { StaffGate } from '../StaffGate.tsx';
import { Yards } from '../yards/Yards.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { TodayGlance } from './TodayGlance.tsx';

/** The island of /admin: all that is done in a day at the yard. */
export const TodayPage = () => (
  <StaffGate needed="staff">
    {(staff) => (
      <>
        <SectionLinks />
        <TodayGlance role={staff.role} />
        <PriceBoard />
        <Counter />
        <Yards />
      </>
    )}
  </StaffGate>
);
