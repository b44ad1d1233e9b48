/** What is shown next to a field about a car. */
export const vehicleSentences = {
  vin: {
    look_alikes: 'This VIN has letters from another alphabet that only look like ours. Please type it again',
    forbidden: 'A VIN never has the letters I, O or Q. Look for a 1 or a 0',
    not_signs: 'A VIN has only letters and numbers',
    too_short: (count: number) => `A VIN has 17 letters and numbers; this one has ${count}`,
    too_long: (count: number) => `A VIN has 17 letters and numbers; this one has ${count}`,
  },
  year: 'Please enter the model year, such as 2004',
  yearTooLate: (latest: number) => `Please enter a model year up to ${latest}`,
  yearBeforeVins: 'Cars before 1981 don’t have a 17-character VIN. Leave it out or correct the year',
  make: 'Please enter the make, such as Honda',
  model: 'Please enter the model, such as Accord',
  nameSigns: 'Please use letters, numbers and simple punctuation',
  kind: 'Please choose the kind of vehicle',
  answer: 'Please choose yes, no or not sure',
  title: 'Please choose your title situation',
  cannotRoll: 'A car without wheels can’t roll. Please change one of the two answers',
};
