export const openingTexts = {
  closed: 'Closed',
  openUntil: (time: string) => `Open until ${time}`,
  opensToday: (time: string) => `Closed, opens ${time}`,
  opensTomorrow: (time: string) => `Closed, opens tomorrow ${time}`,
  opensOn: (weekday: string, time: string) => `Closed, opens ${weekday} ${time}`,
  /** What staff say next to it, in English. */
  note: (note: string): string | Node => ` · ${note}`,
  /** Each followed by hours. */
  weekdays: 'Mon-Fri',
  saturday: 'Sat',
  sunday: 'Sun',
};
