import { carSummary, vehicleName } from '../../domain/vehicles/car-summary.ts';
import type { VehicleWithoutVin } from '../../domain/vehicles/stored-vehicle.ts';
import { carWords } from '../../domain/vehicles/texts.ts';
import { FactList } from '../../ui/FactList.tsx';
import { requestViewTexts } from './texts.ts';

interface RequestedCarProps {
  readonly car: VehicleWithoutVin;
  readonly receivedAt: string;
}

/** What its seller was told when they asked, on the screen and on paper. */
export function RequestedCar({ car, receivedAt }: RequestedCarProps) {
  return (
    <section aria-labelledby="requested-car">
      <h2 id="requested-car" className="text-2xl uppercase">
        {requestViewTexts.car}
      </h2>
      <p className="mt-2 font-bold">{vehicleName(car)}</p>
      <FactList lines={carSummary(car, new Date(receivedAt))} long={carWords.papers} />
    </section>
  );
}
