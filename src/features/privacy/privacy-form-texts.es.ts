import { PRIVACY_LINK_VALID_DAYS, PRIVACY_UNCONFIRMED_DAYS } from '../../domain/privacy/retention.ts';
import type * as english from './privacy-form-texts.ts';

export const privacyFormTexts: typeof english.privacyFormTexts = {
  form: 'Pregunte por sus datos',
  required: 'Los campos con * son obligatorios.',
  kind: '¿Qué desea? *',
  kinds: {
    copy: 'Una copia de lo que saben de mí',
    correction: 'Que corrijan algo sobre mí',
    deletion: 'Que borren lo que saben de mí',
  },
  name: 'Su nombre *',
  contact:
    'Escriba el correo electrónico o el teléfono que nos dio antes; con uno basta. Buscamos por lo que usted confirme.',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  yard: 'Su patio (opcional)',
  anyYard: 'Cualquiera',
  details: '¿Qué está mal y cómo debe ser? *',
  send: 'Enviar la solicitud',
  sending: 'Enviando…',
  next: {
    link: {
      title: 'Revise su correo',
      text: `Mandamos un enlace a la dirección que nos dio. Ábralo y presione el botón que está ahí en los próximos ${PRIVACY_LINK_VALID_DAYS} días: entonces empezamos. Si no le llega, busque entre el correo no deseado o mande este formulario con su teléfono.`,
    },
    staff: {
      title: 'Traiga una identificación a cualquier patio o espere nuestra llamada',
      text: `Sin un correo electrónico tenemos que ver u oír que es usted. Muestre una identificación con foto en cualquier patio en los próximos ${PRIVACY_UNCONFIRMED_DAYS} días, o conteste cuando llamemos al número que nos dio.`,
    },
  },
};
