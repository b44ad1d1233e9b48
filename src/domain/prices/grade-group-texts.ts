/** The groups of the complete price list, in its order. */
export const GRADE_GROUPS = {
  copper: 'Copper',
  brass: 'Brass',
  aluminum: 'Aluminum',
  stainless: 'Stainless',
  steel: 'Steel',
  vehicles: 'Vehicles',
  lead_batteries: 'Lead and Batteries',
  electronics: 'Electronics',
  other: 'Other',
};
