import type * as english from './how-to-read-path.ts';

export const howToReadTicketPath: typeof english.howToReadTicketPath = '/es/boleto/como-leerlo';
