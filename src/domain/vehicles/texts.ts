/** What is shown next to a field about a car. */
export const vehicleSentences = {
  vin: {
    look_alikes: 'This VIN has letters of another alphabet that only look like ours. Please type it again',
    forbidden: 'A VIN never has I, O or Q: it is a 1 or a 0',
    not_signs: 'A VIN has only letters and digits',
    too_short: (count: number) => `A VIN has 17 letters and digits; this has ${count}`,
    too_long: (count: number) => `A VIN has 17 letters and digits; this has ${count}`,
  },
  year: 'Please enter the model year, such as 2004',
  yearTooLate: (latest: number) => `Please enter a model year up to ${latest}`,
  yearBeforeVins: 'Cars before 1981 have no VIN of 17. Leave it out, or correct the year',
  make: 'Please enter the make, such as Honda',
  model: 'Please enter the model, such as Accord',
  nameSigns: 'Please use letters, digits and simple punctuation',
  kind: 'Please choose the kind of vehicle',
  answer: 'Please choose yes, no or not sure',
  title: 'Please choose what you have for a title',
  cannotRoll: 'Without wheels it can’t roll. Please correct one of the two',
};
