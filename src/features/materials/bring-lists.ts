interface Line {
  readonly what: string;
  readonly why: string;
}

/** What sellers should bring. The owner has this list checked (docs/launch-checklist.md). */
export const BRING: readonly Line[] = [
  {
    what: 'A current photo ID',
    why: 'Driver’s license, state or military ID with name, address and picture. Georgia has us record it with each purchase of scrap metal (O.C.G.A. 10-1-350 and following). Expired does not count.',
  },
  {
    what: 'Your own word',
    why: 'You sign that the metal is yours, or that you may sell it. We also note the vehicle you come in and take pictures.',
  },
  {
    what: 'The title of a vehicle',
    why: 'In your name and signed. Lost it? For older cars of little value there is a sworn statement of the state’s in its place: ask us (O.C.G.A. 40-3-36).',
  },
  {
    what: 'Proof for special metal',
    why: 'Coils: a contractor’s license, or the receipt or work order of the replaced unit. Burned wire: the license or the police report. Catalytic converters: papers for their car.',
  },
  {
    what: 'The refrigerant paper',
    why: 'For refrigerators, freezers and air conditioners: who recovered the refrigerant, and when. Federal law (40 CFR 82) asks it of the last one who takes them.',
  },
  {
    what: 'Sorted buckets, closed shoes',
    why: 'Metal sorted by kind is paid by kind. Closed shoes are a must on the yard; children and dogs stay in the truck.',
  },
];

/** What the yards refuse. */
export const REFUSED: readonly Line[] = [
  { what: 'Refrigerant', why: 'Units that still hold it, or whose line was cut without recovery.' },
  {
    what: 'Sealed tanks',
    why: 'Propane, oxygen and acetylene bottles, fire extinguishers, airbags, shocks and drums that are closed. Open and empty is fine.',
  },
  { what: 'Mercury', why: 'Switches, thermostats, old float valves and fluorescent tubes.' },
  {
    what: 'PCBs',
    why: 'Capacitors, ballasts and transformers with oil, unless a label or a test shows they are free of them.',
  },
  {
    what: 'Radioactive things',
    why: 'Smoke detectors, gauges, luminous dials. A reading above background stops a load at the gate.',
  },
  {
    what: 'Asbestos, explosives, live rounds',
    why: 'Pipe wrap and brake dust included. Nothing that can go off.',
  },
  {
    what: 'City and road metal',
    why: 'Manhole covers, grates, guard rails, signs, light poles and hydrants, without their owner’s letter.',
  },
  {
    what: 'Cemetery metal',
    why: 'Markers, vases and plaques, except from the trade or with papers that show you own them.',
  },
  { what: 'Railroad metal', why: 'Rail, spikes and plates, without the railroad’s letter.' },
  {
    what: 'Utility wire',
    why: 'Power, phone and ground wire that is not yours. Georgia has strict rules for used utility wire.',
  },
  { what: 'Kegs and carts', why: 'Beer kegs, shopping carts and milk crates belong to the name on them.' },
  {
    what: 'Fuel, oil, tires, trash',
    why: 'Drain and empty it first. We pay for metal, and the rest costs both of us.',
  },
];
