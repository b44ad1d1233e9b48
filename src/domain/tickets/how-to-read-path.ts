/** The page that explains a ticket. Apart from paths.ts, which every page loads with its frame. */
export const howToReadTicketPath: string = '/ticket/how-to-read';
