/** Where yards' hours differ from the general ones. */
export const exceptionsTexts = {
  days: { weekdays: 'on weekdays', saturday: 'on Saturday', sunday: 'on Sunday' },
  closed: (city: string, days: string) => `${city} is closed ${days}.`,
  closes: (city: string, time: string, days: string) => `${city} closes at ${time} ${days}.`,
  open: (city: string, hours: string, days: string) => `${city} is open ${hours} ${days}.`,
  sunday: (hours: string) => `Sunday ${hours}.`,
  sundayClosed: 'Sunday closed.',
};
