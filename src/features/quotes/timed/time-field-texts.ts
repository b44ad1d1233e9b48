/** The fields for a day and a time. */
export const timeFieldTexts = {
  day: 'Day *',
  chooseDay: 'Choose a day',
  time: 'Time *',
  chooseTime: 'Choose a time',
  dayFirst: 'Choose a day first',
};
