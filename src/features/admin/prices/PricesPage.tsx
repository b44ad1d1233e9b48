import { addGradeApi } from '../../../domain/prices/grades/admin-grades.api.ts';
import { setHoldLimitApi } from '../../../domain/holds/admin-holds.api.ts';
import { mayAct } from '../../../domain/shared/roles.ts';
import { lazyPart } from '../../../ui/late/lazy-part.tsx';
import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { PriceBoardEditor } from './PriceBoardEditor.tsx';

const HoldLimits = lazyPart(async () => (await import('../holds/HoldLimits.tsx')).HoldLimits);
const GradeBoard = lazyPart(async () => (await import('./GradeBoard.tsx')).GradeBoard);

/** The island of /admin/prices: all prices, and for owners the grades themselves. */
export const PricesPage = () => (
  <StaffGate page={STAFF_PAGES.prices}>
    {(staff) => (
      <>
        <PriceBoardEditor staff={staff}>
          {(metals, reload) =>
            mayAct(staff.role, addGradeApi.access) ? (
              <GradeBoard metals={metals} onChanged={reload} />
            ) : (
              <p className="mt-8 text-muted">Only owners can add, rename and reorder grades.</p>
            )
          }
        </PriceBoardEditor>
        <HoldLimits isOwner={mayAct(staff.role, setHoldLimitApi.access)} />
      </>
    )}
  </StaffGate>
);
