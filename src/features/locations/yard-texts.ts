import { PROMISED_PAID_WITHIN_MINUTES } from '../../business/constants.ts';
import { YARD_FACTS } from '../../business/yard-facts.ts';
import { YARDS, type Yard, type YardId } from '../../business/yards.ts';
import { clockText } from '../../domain/locations/opening.ts';

export interface YardTexts {
  /** The loads that this yard is best for. */
  readonly bestFor: string;
  readonly summary: string;
  /** The points under 'Why Choose This Location?'. */
  readonly reasons: readonly { readonly title: string; readonly text: string }[];
}

const paid = {
  title: `Paid in ${PROMISED_PAID_WITHIN_MINUTES} minutes or less`,
  text: 'Your load is weighed while you watch, then you are paid. No appointment.',
};
const weekend = ({ saturday: { opens, closes } }: Yard) => ({
  title: 'Saturday mornings too',
  text: `${clockText(opens)} to ${clockText(closes)}, for folks who work weekdays.`,
});
const trailers = ({ id }: Yard) => ({
  title: `Room for ${YARD_FACTS[id].maxTrailerFeet} ft`,
  text: `Truck and trailer together up to ${YARD_FACTS[id].maxTrailerFeet} ft can turn around inside the gate.`,
});

const TEXTS: Readonly<Record<YardId, (yard: Yard) => YardTexts>> = {
  griffin: (yard) => ({
    bestFor: 'Whole cars, trailers and heavy machinery',
    summary: 'Our main yard. Drive onto the truck scale loaded, drive off paid.',
    reasons: [
      {
        title: 'Drive-on truck scale',
        text: 'Trucks and trailers are weighed full and empty, so you never leave the cab.',
      },
      {
        title: 'Cars unloaded for you',
        text: 'Stay in your truck: our loader takes the car off your trailer.',
      },
      paid,
      trailers(yard),
      { title: 'Crane on site', text: 'Not sure where to take an oversized load? Call here first.' },
      weekend(yard),
    ],
  }),
  newnan: (yard) => ({
    bestFor: 'Pickup loads, appliances and light steel',
    summary: 'In and out from the west side, without driving into the city.',
    reasons: [
      {
        title: 'West of the city',
        text: 'For Coweta County and its neighbors: skip the I-285 traffic.',
      },
      { title: 'Pickups and small trailers', text: 'Back up to the pile, unload, settle at the window.' },
      {
        title: 'Appliances and light steel',
        text: 'Washers, dryers and tin roofing have their own pile near the gate.',
      },
      paid,
      trailers(yard),
      weekend(yard),
    ],
  }),
  atlanta: (yard) => ({
    bestFor: 'Copper, brass, wire and contractor loads',
    summary: 'The yard inside the city, for contractors between jobs.',
    reasons: [
      { title: 'Inside the city', text: 'In southwest Atlanta: on your way, not out of it.' },
      {
        title: 'Copper, brass and wire',
        text: 'Sorted and graded piece by piece on the small scale before you agree.',
      },
      {
        title: 'Made for the trades',
        text: 'Electricians, plumbers and roofers: bring what the job left over.',
      },
      paid,
      trailers(yard),
      weekend(yard),
    ],
  }),
};

/** The owner checks each line before launch (docs/launch-checklist.md). */
export function yardTexts(id: YardId): YardTexts {
  const yard = YARDS.find((candidate) => candidate.id === id);
  if (!yard) throw new Error(`No yard is called ${id}`);
  return TEXTS[id](yard);
}
