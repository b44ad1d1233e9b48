import { yardName } from '../../../business/yards.ts';
import { listTrucksApi, type Truck, type TruckDay } from '../../../domain/truck/admin-trucks.api.ts';
import { TRUCKS_PAGE } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { useStaffData } from '../use-staff-data.ts';
import { TruckDaysForm } from './TruckDaysForm.tsx';
import { TruckForm } from './TruckForm.tsx';

interface TruckCardProps {
  readonly truck: Truck;
  readonly days: readonly TruckDay[];
  readonly onSaved: () => Promise<void>;
}

function TruckCard({ truck, days, onSaved }: TruckCardProps) {
  const name = `${truck.name}, ${yardName(truck.yardId)}`;
  return (
    <section className="staff-card" aria-labelledby={`truck-${truck.id}`}>
      <h2 id={`truck-${truck.id}`} className="text-2xl">
        {truck.isActive ? name : `${name} (not in use)`}
      </h2>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div>
          <h3 className="mt-3 text-xl">Truck</h3>
          <TruckForm truck={truck} onSaved={onSaved} />
        </div>
        {truck.isActive && (
          <div>
            <h3 className="mt-3 text-xl">Days</h3>
            <TruckDaysForm truck={truck} days={days} onSaved={onSaved} />
          </div>
        )}
      </div>
    </section>
  );
}

function TruckList() {
  const remote = useStaffData(listTrucksApi);
  const { value, reload } = remote;
  const trucks = value?.trucks ?? [];
  return (
    <>
      <LoadState {...remote} waiting="mt-3 min-h-96" />
      {value && trucks.length === 0 && (
        <p className="mt-3">
          No truck is set up. Visitors ask for a day and a half day, and staff call them. Once a truck has
          days, pickups can be planned in the calendar.
        </p>
      )}
      {trucks.map((truck) => (
        <TruckCard
          key={truck.id}
          truck={truck}
          days={(value?.days ?? []).filter(({ truckId }) => truckId === truck.id)}
          onSaved={reload}
        />
      ))}
      {value && (
        <section className="staff-card" aria-labelledby="add-truck">
          <h2 id="add-truck" className="text-2xl">
            Add a truck
          </h2>
          <TruckForm truck={null} onSaved={reload} />
        </section>
      )}
    </>
  );
}

/** The island of /admin/trucks. */
export const TrucksPage = () => <StaffGate page={TRUCKS_PAGE}>{() => <TruckList />}</StaffGate>;
