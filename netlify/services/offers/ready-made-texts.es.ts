import { BUSINESS_NAME } from '../../../src/business/business.ts';
import type * as english from './ready-made-texts.ts';

export const readyMadeTexts: typeof english.readyMadeTexts = {
  offer: (sum, until, link) =>
    `${BUSINESS_NAME}: esta es nuestra oferta por su chatarra${sum}. Es válida hasta el ${until}. Véala, acéptela o rechácela aquí: ${link}`,
  sum: (amount) => `, ${amount}`,
  sumAbout: (amount) => `, cerca de ${amount}`,
  mailSubject: (request) => `Su ${request} a ${BUSINESS_NAME}`,
  hello: (firstName) => `Hola, ${firstName}:`,
};

export const cannedTexts: typeof english.cannedTexts = {
  call: 'Llámenos antes de venir, por favor, para que lo esperemos.',
  sorted: 'Traiga cada metal por separado, por favor: separado se paga mejor.',
  photos:
    'Este precio es por la carga de sus fotos. Si es distinta, acordamos un precio nuevo en la báscula.',
  clean: 'Quítele, por favor, lo que no sea metal: madera, hule, tierra.',
  papers: 'Además de su identificación con foto, traiga los papeles de lo que vende, por favor.',
};
