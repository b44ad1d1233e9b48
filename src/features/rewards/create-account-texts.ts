/** The form of a new account. */
export const createAccountTexts = {
  heading: 'Create Your Account',
  lead: ['We have no rewards account for ', ' yet. Add your name and start earning.'],
  required: 'Fields marked * are required.',
  firstName: 'First Name *',
  lastName: 'Last Name *',
  phone: 'Phone Number *',
  email: 'Email',
  create: 'Create Account',
  creating: 'Creating…',
  creatingAloud: 'Creating your account',
  back: 'Back',
};
