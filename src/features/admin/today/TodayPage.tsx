import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { Counter } from '../counter/Counter.tsx';
import { PriceBoardEditor } from '../prices/PriceBoardEditor.tsx';
import { Yards } from '../yards/Yards.tsx';
import { TodayGlance } from './TodayGlance.tsx';

const SECTIONS = [
  ['today', 'Today'],
  ['prices', 'Prices'],
  ['counter', 'Counter'],
  ['yards', 'Yards'],
] as const;

/** Links to the page's sections, within a thumb's reach. */
const SectionLinks = () => (
  <nav aria-label="On this page" className="mt-4 flex flex-wrap gap-2">
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
        <Counter />
        <Yards />
      </>
    )}
  </StaffGate>
);
