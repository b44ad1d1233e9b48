/** What is shown next to a field. */
export const holdSentences = {
  grade: 'Please choose a grade',
  yard: 'Please choose a yard',
};

/** What a held price comes with, on the page and in the mail. */
export const heldPriceTexts = {
  grade: 'Grade',
  price: 'Price',
  yard: 'Yard',
  until: 'Held until',
  most: 'For up to',
  load: (most: string, isPieces: boolean) => `${most} ${isPieces ? 'pieces' : 'lb'}`,
  code: 'Your code',
  higher: 'If the posted price is higher when you come in, you get the higher one.',
  over: 'We pay the posted price for anything over that weight.',
  event: (grade: string, yard: string) => `Take ${grade} to ${yard}`,
  eventText: (price: string, code: string) => `Held price: ${price}. Code ${code}.`,
};
