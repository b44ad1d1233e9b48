/** What the yards buy, in display order. `drawing` names a picture in src/assets/metals.svg. */
export const SERVICES = [
  {
    drawing: 'auto_bodies',
    name: 'Cars and auto bodies',
    line: 'Running or not, complete or stripped, trucks and trailers too. Bring the title and your photo ID.',
  },
  {
    drawing: 'copper_wire',
    name: 'Copper and wire',
    line: 'Bare bright, tube, insulated wire, motors and radiators. Clean and sorted pays best.',
  },
  {
    drawing: 'heavy_machinery',
    name: 'Heavy machinery',
    line: 'Excavators, tractors, presses and lathes. Call first, so that the crane is free when you come.',
  },
  {
    drawing: 'brass',
    name: 'Brass',
    line: 'Taps, valves, fittings, meters and keys. Red and yellow brass are weighed apart.',
  },
  {
    drawing: 'stainless_steel',
    name: 'Stainless steel',
    line: 'Sinks, tanks, kitchen lines and tube. We test the grade before we weigh it.',
  },
  {
    drawing: 'aluminum',
    name: 'Aluminum',
    line: 'Cans, wheels, siding, window frames and castings, each at its own price.',
  },
  {
    drawing: 'appliances',
    name: 'Appliances',
    line: 'Washers, dryers, stoves, water heaters. Refrigerators once the coolant has been recovered.',
  },
  {
    drawing: 'steel',
    name: 'Steel',
    line: 'Beams, plate, pipe, rebar, roofing and old sheet, from a pickup bed to a full trailer.',
  },
] as const;
