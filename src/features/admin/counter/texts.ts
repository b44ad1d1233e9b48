interface TicketMessage {
  readonly number: string;
  readonly yard: string;
  readonly day: string;
  readonly total: string;
  /** Where it is looked up. */
  readonly address: string;
}

/** For a text message to a seller: all that the look-up asks for. */
export const ticketTextMessage = ({ number, yard, day, total, address }: TicketMessage): string =>
  `Your ticket ${number}: ${yard}, ${day}, ${total}. To see it, enter these details at ${address}`;
