import { adminCounterPath } from '../../../staff-paths.ts';
import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { PriceBoardEditor } from '../prices/PriceBoardEditor.tsx';
import { Yards } from '../yards/Yards.tsx';
import { OfferFigures } from './OfferFigures.tsx';
import { TodayGlance } from './TodayGlance.tsx';

const SECTIONS = [
  ['today', 'Today'],
  ['prices', 'Prices'],
  ['yards', 'Yards'],
] as const;

/** Links to the counter and to the page's sections, within a thumb's reach. */
const SectionLinks = () => (
  <nav aria-label="Counter and parts of this page" className="mt-4 flex flex-wrap gap-2">
    <a href={adminCounterPath} className="button button-signal">
      Counter
    </a>
    {SECTIONS.map(([id, label]) => (
      <a key={id} href={`#${id}`} className="button button-line">
        {label}
      </a>
    ))}
  </nav>
);

/** The island of /admin: all that is done in a day at the yard. */
export const TodayPage = () => (
  <StaffGate page={STAFF_PAGES.today}>
    {(staff) => (
      <>
        <SectionLinks />
        <TodayGlance role={staff.role} />
        <PriceBoardEditor />
        <Yards />
        <OfferFigures />
      </>
    )}
  </StaffGate>
);
