/** What the yards buy, in display order. `drawing` names a picture in src/assets/metals.svg, `material` the page that tells more. */
export const SERVICES = [
  {
    drawing: 'auto_bodies',
    material: 'auto-bodies',
    name: 'Cars and auto bodies',
    line: 'Running or not, trucks and trailers too. Bring the title and your ID.',
  },
  {
    drawing: 'copper_wire',
    material: 'copper',
    name: 'Copper and wire',
    line: 'Bare bright, tubing, insulated wire, motors. Clean and sorted pays best.',
  },
  {
    drawing: 'heavy_machinery',
    material: 'steel',
    name: 'Heavy machinery',
    line: 'Excavators, tractors, lathes. Call ahead so we can have the crane ready.',
  },
  {
    drawing: 'brass',
    material: 'brass',
    name: 'Brass',
    line: 'Faucets, valves, meters, keys. Red and yellow are weighed separately.',
  },
  {
    drawing: 'stainless_steel',
    material: 'stainless-steel',
    name: 'Stainless steel',
    line: 'Sinks, tanks, commercial kitchens. We test the grade before we weigh it.',
  },
  {
    drawing: 'aluminum',
    material: 'aluminum',
    name: 'Aluminum',
    line: 'Cans, wheels, siding, gutters, castings, each at its own price.',
  },
  {
    drawing: 'appliances',
    material: 'steel',
    name: 'Appliances',
    line: 'Washers, dryers, stoves. Refrigerators without refrigerant.',
  },
  {
    drawing: 'steel',
    material: 'steel',
    name: 'Steel',
    line: 'Beams, plate, pipe, rebar, tin roofing, from a pickup bed to a trailer.',
  },
] as const;
