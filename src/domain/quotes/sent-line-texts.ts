/** What the thank-you page calls the parts of a request. */
export const sentLabels = {
  load: 'Load',
  weight: 'Weight',
  yard: 'Yard',
  address: 'Address',
  when: 'When',
  phone: 'Phone',
  email: 'Email',
};
