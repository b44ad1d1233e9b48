/** Where yards' hours differ from the general ones. */
export const exceptionsTexts = {
  days: { weekdays: 'on weekdays', saturday: 'on Saturday', sunday: 'on Sunday' },
  closed: (city: string, days: string) => `${city} is closed ${days}.`,
  closes: (city: string, time: string, days: string) => `${city} closes at ${time} ${days}.`,
  open: (city: string, hours: string, days: string) => `${city} is open ${hours} ${days}.`,
  sunday: (hours: string) => `Sunday ${hours}.`,
  sundayClosed: 'Closed Sundays.',
};

/** A distance. */
export const milesTexts = {
  less: 'less than a mile',
  one: '1 mile',
  many: (miles: string) => `${miles} miles`,
};

export const openingTexts = {
  closed: 'Closed',
  openUntil: (time: string) => `Open until ${time}`,
  opensToday: (time: string) => `Closed, opens ${time}`,
  opensTomorrow: (time: string) => `Closed, opens tomorrow ${time}`,
  opensOn: (weekday: string, time: string) => `Closed, opens ${weekday} ${time}`,
  closedToday: 'Closed today',
  /** After "Closed today" or its reason. */
  opensNext: (weekday: string, time: string) => `. Opens ${weekday} ${time}`,
  today: (hours: string) => `Today ${hours}`,
  /** What staff say next to it, in English. */
  note: (note: string): string | Node => ` · ${note}`,
  /** Each followed by hours. */
  weekdays: 'Mon-Fri',
  saturday: 'Sat',
  sunday: 'Sun',
  /** The same inside a sentence. */
  days: { weekdays: 'Mon-Fri', saturday: 'Sat', sunday: 'Sun' },
};
