import { Fragment } from 'react';
import { carSummary, vehicleName } from '../../domain/vehicles/car-summary.ts';
import type { VehicleWithoutVin } from '../../domain/vehicles/stored-vehicle.ts';
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
      <dl className="mt-2 grid gap-x-6 gap-y-2 md:grid-cols-[auto_1fr] print:grid-cols-[auto_1fr] print:gap-y-0">
        {carSummary(car, new Date(receivedAt)).map(([label, text]) => (
          <Fragment key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="font-bold">{text}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
