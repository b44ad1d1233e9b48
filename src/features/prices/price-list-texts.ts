/** What the scripts of the complete list and of the board write. */
export const priceListTexts = {
  atYard: ', this yard',
  byYard: ', by yard',
  asOf: (place: string, time: string | null) => `${place}, prices as of ${time ?? 'today'}`,
  saved: (time: string) => `. Last saved ${time}`,
  differ: '. Some prices differ by yard',
  failed: ' – Unable to load current pricing. Please call for the latest rates.',
  nothing: 'Nothing found. Please call us: we buy more than this list.',
  found: (count: number) => `${count} found`,
  printed: (time: string) => `Printed ${time}`,
};
