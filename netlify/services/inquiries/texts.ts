/** Staff's answer to an inquiry. */
export const replyTexts = {
  ticket: (number: string | null) => (number ? `Ticket ${number}` : 'Ticket'),
  subject: (about: string) => `Re: ${about}`,
  hello: (name: string) => `Hello ${name},`,
  heading: 'Our answer to you',
  youWrote: 'You wrote',
  questions: 'Questions? Reply to this email or call us.',
  call: 'Call us',
  sentences: {
    looking: 'Thank you for writing. We’re looking into it and will get back to you today.',
    scale:
      'We checked your ticket: weight, price and total are right. We’re glad to go over it line by line by phone.',
    weighedAgain:
      'Please bring the material or the paper ticket, and we’ll go over it with you at the scale.',
    corrected:
      'You’re right, and we’re sorry. We’ve corrected the ticket; please stop by with your ID for the difference.',
    sizes: 'Please tell us how many you need in each size and color.',
    artwork: 'Please send us your logo or artwork, if you can as a PDF or SVG file.',
    quote: 'We’ll send you a price for this order.',
  },
};
