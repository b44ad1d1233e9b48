/** /privacy, except for what is kept with the code that it is about: forms, cookies, storage, recipients, records of sales. */
export const privacyPageTexts = {
  heading: 'Privacy',
  description: (business: string) =>
    `What ${business} keeps of what you send, what stays in your browser, who receives it, for how long, and how to get a copy or have it deleted.`,
  lead: 'What we keep, why, for how long, who else gets it, and how to have it deleted.',
  contents: {
    short: 'In short',
    forms: 'What each form keeps',
    sales: 'When you sell to us',
    device: 'Cookies and your device',
    measurement: 'Measurement',
    recipients: 'Who receives what',
    retention: 'How long we keep it',
    rights: 'Your copy, correction or deletion',
    who: 'Who we are',
  },
  short: {
    reading: 'You can read this site without telling us who you are.',
    typing:
      'What you type into a form goes to us, for what the form is about. We don’t sell it, and we don’t use it for advertising.',
    measured:
      'Visits are measured only after you accept. A browser that sends Global Privacy Control or Do Not Track is never measured, and not even asked.',
    notMeasured: 'Visits are not measured.',
    selling: 'When you sell us metal, Georgia’s law makes us keep a record that we can’t delete on request.',
  },
  forms:
    'Each form says which of its fields are optional. Some also send the language of the page, how long they were open, and a hidden field that only programs fill in. With what you send we keep when it came. Your internet address is used to limit how often one address may send something, in a form from which it can’t be read.',
  device: {
    cookies:
      'We set no cookie when you only read. These are set when you do what they are for, and each is readable by us alone:',
    measurement: 'After you accept measurement, Google Analytics sets:',
    storage:
      'More stays in your browser and is sent to nobody until you send it yourself. You can delete all of it in your browser’s settings.',
    local: 'Until it is deleted (local storage)',
    session: 'Until the tab is closed (session storage)',
    caches: 'Files, to work without a connection (cache storage)',
    database: {
      before: 'A small database in your browser (',
      after: ') notes when each of these files was used, so that old ones are removed.',
    },
    staff: 'On the devices of our staff',
  },
  measurement: {
    accepted:
      'If you accept, Google Analytics counts which pages and buttons are used. Nothing is loaded or sent before that, and nothing that happened before is sent later. You can take it back at any time with “Privacy choices” at the foot of each page; that also removes its cookies.',
    signals: {
      before: 'If your browser sends ',
      gpc: 'Global Privacy Control',
      between: ' or ',
      dnt: 'Do Not Track',
      after: ', that counts as a no, whatever was answered before. You are not asked at all.',
    },
    never:
      'Pages where you pay, and pages whose address opens your request or your order, are never measured. No name, phone, email, search or place is reported.',
    none: {
      before:
        'This site measures no visits. Should we begin to, it would be only after you accept; a browser that sends ',
      gpc: 'Global Privacy Control',
      between: ' or ',
      dnt: 'Do Not Track',
      after: ' would not even be asked.',
    },
  },
  recipients: {
    lead: 'We don’t sell or rent what we know about you. These get only what they need for their part:',
    others:
      'Courts and law enforcement get what the law makes us give them. Links to maps, social networks and our partner’s app lead to other sites, which have their own rules; they learn nothing before you press them.',
  },
  rewardsNumber:
    'A rewards account opens with its phone number alone: name, tier, points, history, visits and rewards. Whole tickets open on a device where one of them was shown from the paper; a reward code shows in full only where it was redeemed; cash is paid to the account’s name on an ID.',
  retention: {
    requests: {
      what: 'Quote, pickup and callback requests, with their offers',
      time: (months: number) => `${months} months`,
    },
    photos: { what: 'Photos of a request', time: (months: number) => `${months} months` },
    inquiries: { what: 'Questions', time: (months: number) => `${months} months` },
    unpaidOrders: { what: 'Orders that were never paid', time: (days: number) => `${days} days` },
    paidOrders: {
      what: 'Paid orders',
      time: (years: number) => `Through the tax year of the order and the ${years} years after it`,
    },
    rewards: { what: 'Rewards accounts', time: 'As long as you have the account' },
    limits: {
      what: 'Counters that limit how often one internet address may send something',
      time: (hours: number) => `${hours} hours`,
    },
    logs: {
      what: 'Logs of the server',
      time: 'A few days, by our host. They hold no names, phones or emails',
    },
    sales: { what: 'Records of sales that Georgia asks for', time: 'Two years at least' },
    exceptions:
      'Something in a dispute is kept until the dispute is over. Backups of the database are overwritten in the time that our database host sets.',
  },
  rights: {
    ask: {
      before: 'You may ask for a copy of what we know about you, have it corrected, or have it deleted: ',
      link: 'make a request about your data',
      call: ', call ',
      after: (days: number) =>
        `, or ask at the counter of a yard. We answer within ${days} days, at no charge, and you are not treated worse for asking. First we make sure that it is you who asks; if staff confirm your phone number, somebody else of ours answers.`,
    },
    stays:
      'Some things must stay: paid orders, because of tax law, and the records of sales. The points of a rewards account stay as figures that name nobody.',
  },
};

/** In the list of forms, and in the lists of what stays on a device. */
export const keptTexts = {
  form: 'Kept:',
  device: (purpose: string, life: string) => `${purpose} Kept: ${life}.`,
};
