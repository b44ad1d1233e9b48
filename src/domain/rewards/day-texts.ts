/** Days written out. */
export const dayTexts = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  monthDay: (month: string, day: number) => `${month} ${day}`,
  withYear: (monthDay: string, year: string) => `${monthDay}, ${year}`,
};
