import { index, integer, text, timestamp } from 'drizzle-orm/pg-core';
import type { VehicleClass } from '../../../src/business/vehicles.ts';
import { impersonalTable } from '../personal-columns.ts';

/** What the decoder said about a kind of car, deleted after VEHICLE_DECODED_DAYS. */
export const vehicleKinds = impersonalTable(
  'vehicle_kinds',
  {
    /** vinPattern(): no car has its own. */
    pattern: text().primaryKey(),
    make: text().notNull(),
    model: text().notNull(),
    year: integer(),
    kind: text().$type<VehicleClass>(),
    /** The maker's, in thousandths of a pound. */
    milliPounds: integer('milli_pounds'),
    decodedAt: timestamp('decoded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('vehicle_kinds_by_date').on(table.decodedAt)],
);
