import { nameOfCar } from './name-of-car.ts';
import type { PapersAdvice, VehicleTitle } from './papers.ts';
import { carQuestionTexts } from './question-texts.ts';

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
  kind: 'Choose the kind of vehicle.',
  answer: 'Please choose yes, no or not sure',
  title: 'Please choose your title situation',
  unsaid: 'Enter the VIN, or press No VIN to enter year, make and model.',
  isComplete: 'Is it complete? Choose one.',
  sameAsComplete: 'What’s different? Change at least one answer, or choose It’s complete.',
  handover: 'Choose one: you bring it in, or we tow it.',
  cannotRoll: 'A car without wheels can’t roll. Please change one of the two answers',
};

/** What is said of a car, on its ticket and wherever it is repeated. */
export const carWords = {
  car: 'Car',
  name: nameOfCar,
  /** How the description begins that staff and the thank-you page read. */
  described: (car: string) => `Car: ${car}`,
  estimate: 'Our estimate',
  between: (low: string, high: string) => `${low} to ${high}`,
  afterTow: (range: string, tow: string) => `${range}, after ${tow} for the tow`,
  freeTow: (range: string) => `${range}. The tow is free.`,
  withoutTow: (range: string) => `${range}, without the tow. We tell you the tow when we call.`,
  byHand: 'Someone will get back to you with a price.',
  condition: 'Condition',
  complete: 'Complete',
  notSure: (parts: string) => `Not sure about: ${parts}`,
  title: 'Title',
  titles: {
    in_my_name: 'In your name',
    lost: 'Lost',
    signed_over: 'Signed over to you, not registered yet',
    someone_elses: 'In someone else’s name',
    lien: 'With a loan or lien',
    none: 'No title',
  } as Readonly<Record<VehicleTitle, string>>,
  papers: 'Papers',
  questions: carQuestionTexts,
  advice: {
    bring_title: 'You need the title, signed, and your photo ID.',
    bring_signed_title:
      'You need the title that was signed over to you, the bill of sale if you have one, and your photo ID.',
    sworn_statement:
      'Georgia lets you sell this one with a sworn statement (form MV-1SP) instead of a title. You fill it out when you hand over the car.',
    replacement_title:
      'First get a replacement title from your county tag office: this one is too new, or worth too much, for a sworn statement.',
    ask_sworn_statement:
      'It may qualify for a sworn statement in place of the title (form MV-1SP). Wait for our answer before you bring it: we’ll tell you once we know what it’s worth.',
    lien_release: 'Get the lien release from your lender first. You need it with the title.',
    owner_comes:
      'They need to sign the title. Can’t come? Ask us about a power of attorney (form T-8). Passed away? We need the title and what the estate gave you; call us first.',
    id_name_matches: 'The name on the ID must match the name on the paperwork.',
    for_the_driver: 'We come to you, so have all of it ready for the driver.',
  } as Readonly<Record<PapersAdvice, string>>,
};
