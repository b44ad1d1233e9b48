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
  /** "Nov 21, 9:30 AM EST". */
  moment: (month: string, day: number, time: string, zone: string) => `${month} ${day}, ${time} ${zone}`,
};
