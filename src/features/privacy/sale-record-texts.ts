/** What Georgia has a yard write down of a sale, and what that means for a seller. */
export const saleRecordTexts = {
  lead: 'When we buy regulated metal at a yard, Georgia’s law on secondary metals recyclers (O.C.G.A. 10-1-350 and following) makes us keep a record of the sale. It is made at the scale house, not on this site:',
  record: {
    yard: 'The date, and the name and address of our yard',
    metal: 'Weight or quantity, and a description of the metal',
    picture: 'A digital photo or video of the metal',
    payment: 'What we paid, and a copy of the check, the payment voucher or the transfer',
    statement:
      'Your signed statement that the metal is yours or that its owner lets you sell it, and that you know the law',
    card: 'A copy of your ID card, with its number and kind',
    vehicle: 'The license tag, state and kind of the vehicle that brought it',
  },
  kept: {
    before: 'We must keep this record for at least ',
    time: 'two years',
    between: ', and law enforcement officers may inspect it. We must also report our purchases to a ',
    database: 'database of the state',
    after: ', which is kept for the ',
    bureau: 'Georgia Bureau of Investigation',
    search:
      '. Law enforcement agencies can search it, and so can power and telephone companies that the state admits.',
  },
  stays: {
    before: 'Because the law asks for these records, ',
    stays: 'we can’t delete or change them on request',
    between: ', not even through ',
    link: 'a request about your data',
    after: '. What we keep beyond the law, such as a rewards account, we can.',
  },
};
