interface Line {
  readonly what: string;
  readonly why: string;
}

/** What sellers should bring. The owner has this list checked (/admin/launch). */
export const BRING: readonly Line[] = [
  {
    what: 'A current photo ID',
    why: 'Driver’s license, state or military ID with name, address and picture. Georgia requires us to record it with each purchase of scrap metal (O.C.G.A. 10-1-350 and following). Expired IDs aren’t accepted.',
  },
  {
    what: 'Your signature',
    why: 'You sign that the metal is yours or that you have the right to sell it. We also record your vehicle and take pictures.',
  },
  {
    what: 'The vehicle title',
    why: 'In your name and signed. Lost it? For older, low-value cars Georgia allows a sworn statement instead: ask us (O.C.G.A. 40-3-36).',
  },
  {
    what: 'Proof of ownership',
    why: 'For A/C coils, a contractor’s license, or the receipt or work order for the replaced unit. For burned wire, the license or a police report. For catalytic converters, papers for the car.',
  },
  {
    what: 'Refrigerant recovery certificate',
    why: 'For refrigerators, freezers and air conditioners: who recovered the refrigerant, and when. Federal law (40 CFR 82) requires it.',
  },
  {
    what: 'Sorted buckets, closed-toe shoes',
    why: 'Sort your metal and each kind gets its own price. Closed-toe shoes required; children and dogs stay in the truck.',
  },
];

/** What the yards refuse. */
export const REFUSED: readonly Line[] = [
  { what: 'Refrigerant', why: 'Units that still contain it, or whose line was cut without recovery.' },
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
    what: 'Radioactive items',
    why: 'Smoke detectors, gauges, luminous dials. A reading above background stops the load at the gate.',
  },
  {
    what: 'Asbestos, explosives, live rounds',
    why: 'Including pipe wrap and brake dust. Nothing explosive.',
  },
  {
    what: 'City and road metal',
    why: 'Manhole covers, grates, guard rails, signs, light poles and hydrants, without a letter from the owner.',
  },
  {
    what: 'Cemetery metal',
    why: 'Markers, vases and plaques, except from the trade or with papers that show you own them.',
  },
  { what: 'Railroad metal', why: 'Rail, spikes and plates, without a letter from the railroad.' },
  {
    what: 'Utility wire',
    why: 'Power, phone and ground wire that is not yours. Georgia has strict rules for used utility wire.',
  },
  {
    what: 'Kegs and carts',
    why: 'Beer kegs, shopping carts and milk crates belong to the brewery or store.',
  },
  {
    what: 'Fuel, oil, tires, trash',
    why: 'Drain and empty it first. We pay for metal; the rest costs us both.',
  },
];
