/** How long something lasts, by the unit that it is counted in. */
export const lastingTexts = {
  day: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  hour: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  minute: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
};

const figure = (count: number) => count.toLocaleString('en-US');

export const lengthTexts = {
  atMost: (characters: number, over: number) =>
    `Please use at most ${figure(characters)} characters${over > 0 ? `, ${figure(over)} too many` : ''}`,
};

/** What is shown next to a phone number. */
export const phoneTexts = { noSuchArea: 'No US area code begins with 0 or 1. Please check the number.' };

/** What is shown next to the field for a code that we mailed. */
export const mailedCodeSentences = { digits: 'Please enter the 6 digits from the email' };

/** How a clock and a calendar are read. */
export const timeTexts = {
  /** With the space after the figures. */
  am: ' AM',
  pm: ' PM',
  /** Short, January first. */
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** Sunday first. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  /** "8:00 AM-4:30 PM". */
  range: (from: string, to: string) => `${from}-${to}`,
  /** "Nov 21, 9:30 AM Eastern time". */
  moment: (month: string, day: number, time: string) => `${month} ${day}, ${time} Eastern time`,
  /** "Saturday, Nov 21, 9:30 AM Eastern time". */
  onWeekday: (weekday: string, moment: string) => `${weekday}, ${moment}`,
};
