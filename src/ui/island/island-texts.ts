/** What stands in the place of a part of the page that broke. */
export const islandTexts = {
  broken: 'This part of the page stopped working.',
  todo: (phone: string) => `Load the page again. If it happens again, call ${phone}.`,
  again: 'Load Again',
};
