import type * as english from './texts.ts';

export const ticketTextMessage: typeof english.ticketTextMessage = ({ number, yard, day, total, address }) =>
  `Su boleto ${number}: ${yard}, ${day}, ${total}. Para verlo, escriba estos cuatro datos en ${address}`;
