import { PROMISED_ANSWER_WITHIN_HOURS } from '../../business/constants.ts';
import type * as english from './send-waiting-texts.ts';

export const sendWaitingTexts: typeof english.sendWaitingTexts = {
  sent: 'Su solicitud se envió',
  arrived: `Ya nos llegó lo que escribió sin conexión. Nos comunicamos con usted en menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas.`,
  lostPhotos:
    'Ya nos llegó lo que escribió sin conexión, pero no todas las fotos. Téngalas a la mano cuando le llamemos.',
  failed: 'No se pudo enviar',
  refused: (reason, phone) =>
    `${reason ?? 'Su solicitud no fue aceptada.'} Intente de nuevo o llámenos al ${phone}.`,
  doubtful:
    'Enviamos lo que escribió, pero no llegó respuesta: quizá ya lo tenemos. Si no está seguro, envíelo otra vez.',
  open: 'Abrir el formulario',
};
