/** How staff's answer to an inquiry begins. */
export const replyTexts = {
  ticket: (number: string | null) => (number ? `Ticket ${number}` : 'Ticket'),
  subject: (about: string) => `Re: ${about}`,
  hello: (name: string) => `Hello ${name},`,
};
