/** On Find Nearest Location while its script cannot be loaded. */
export const openerTexts = { noConnection: 'No connection. Try Again' };
