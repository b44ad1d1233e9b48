import {
  SWORN_STATEMENT_MAX_USD,
  SWORN_STATEMENT_MODEL_YEARS,
  SWORN_STATEMENT_TRAILER_MAX_USD,
} from '../../business/constants.ts';

/** What sellers are asked about their load, and what follows from the answers. */
export const bringTexts = {
  loads: {
    metal: 'My own copper, brass, aluminum, steel or stainless',
    vehicle: 'A car, truck or trailer',
    appliance: 'A refrigerator, freezer or window air conditioner',
    coil: 'Air-conditioner coils',
    burned_wire: 'Burned copper wire',
    converter: 'A catalytic converter removed from its car',
    others: 'Utility, phone, railroad, road or cemetery metal',
    closed: 'A sealed tank, cylinder or drum',
    hazard: 'Something with mercury, PCBs, asbestos or radiation',
  },
  id: 'A current photo ID with your name, address and picture',
  title: `The title. No title? If it’s ${SWORN_STATEMENT_MODEL_YEARS}+ model years old and worth $${SWORN_STATEMENT_MAX_USD} or less ($${SWORN_STATEMENT_TRAILER_MAX_USD.toLocaleString('en-US')} for a trailer), you can sign a sworn statement at the yard. Newer or worth more: get a replacement title first`,
  refrigerant: 'The certificate that says who recovered the refrigerant',
  coilPapers: 'A contractor’s license, or the receipt or work order for the unit that was replaced',
  firePapers: 'A contractor’s license, or the police report on the fire',
  converterPapers: 'Papers for the car it came from. Call us before you drive out',
  ownersLetter: 'A letter from the owner that we can verify by phone. Call us before you load',
  notYours: 'It belongs to someone else unless a letter from the owner says otherwise.',
  sealed:
    'Anything sealed can explode in the shear. Cut open and empty, it’s just steel, and we’ll gladly take it.',
  hazard: 'No scrap yard may accept it. Your county’s hazardous waste program can tell you who does.',
};
