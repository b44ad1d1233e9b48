/** A moment as seen from now. */
export const momentTexts = {
  today: (clock: string) => `${clock} today`,
  tomorrow: (clock: string) => `${clock} tomorrow`,
  /** The day is a weekday, "Monday", or a date, "December 12". */
  onDay: (clock: string, day: string) => `${clock} on ${day}`,
};
