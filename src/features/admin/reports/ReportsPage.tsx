import { adminTicketImportPath } from '../../../staff-paths.ts';
import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { TicketReports } from './TicketReports.tsx';

/** The island of /admin/reports. */
export const ReportsPage = () => (
  <StaffGate page={STAFF_PAGES.reports}>
    {() => (
      <>
        <p className="mt-6 print:hidden">
          <a href={adminTicketImportPath} className="button button-line">
            Import tickets from a file
          </a>
        </p>
        <TicketReports />
      </>
    )}
  </StaffGate>
);
