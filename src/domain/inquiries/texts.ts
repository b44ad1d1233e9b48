/** What is shown next to a field of an inquiry, or of a question about a ticket. */
export const inquirySentences = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  type: 'Please choose what it’s about',
  subject: 'Subject must be at least 5 characters',
  message: 'Message must be at least 10 characters',
  noName: 'Please enter your name',
  noEmail: 'Please enter your email address',
  noQuestion: 'Please write your question',
};
