import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import { formatPhone } from '../../domain/shared/phone.ts';
import type * as english from './request-form-texts.ts';

export const requestFormTexts: typeof english.requestFormTexts = {
  firstName: 'Nombre *',
  lastName: 'Apellido *',
  phone: 'Teléfono *',
  email: 'Correo electrónico (opcional)',
  yard: 'Patio que prefiere',
  anyYard: 'Cualquiera',
  description: '¿Qué metal tiene? *',
  emailMe: 'Mándenme una confirmación por correo',
  photos: 'Fotos (opcional)',
  takePhoto: 'Tomar una foto',
  uploadPhoto: 'Subir una foto',
  submitting: 'Enviando…',
  sendNow: 'Enviar ahora',
  clear: 'Borrar',
  draft: {
    none: 'Los campos con * son obligatorios.',
    restored: 'Recuperamos lo que ya había escrito.',
    unsent: 'No tenía conexión. Su solicitud todavía no se ha enviado.',
  },
  waiting: {
    no: '',
    yes: 'No tiene conexión. Su solicitud está guardada en este dispositivo y se enviará cuando vuelva la conexión.',
    onPage: `No tiene conexión y este navegador no puede guardar su solicitud. Deje esta página abierta: se enviará cuando vuelva la conexión. O llámenos al ${formatPhone(BUSINESS_QUOTES_PHONE)}.`,
    unchecked:
      'No tiene conexión. Su solicitud está guardada en este dispositivo. Deje esta página abierta: se enviará cuando vuelva la conexión. O regrese más tarde y envíela entonces.',
    changed: 'Cambió su solicitud. Presione el botón otra vez para enviarla como está ahora.',
    doubtful:
      'Ya envió esto, pero no llegó respuesta: quizá ya lo tenemos. Si no está seguro, presione el botón otra vez para enviarlo.',
  },
  failed: 'No se pudo enviar',
  tryOrCall: (phone) => `Intente de nuevo o llámenos al ${phone}.`,
};

export const quoteFormTexts: typeof english.quoteFormTexts = {
  email: 'Correo electrónico',
  reach: '¿Cómo quiere que le contestemos?',
  callMe: 'Llámenme',
  emailMe: 'Escríbanme un correo',
  submit: 'Pedir mi cotización',
  toEstimator: '¿Quiere una cifra ya? Pruebe la calculadora',
  estimate: (total) => `Estimado: ${total}`,
  changeEstimate: 'Cambiarlo',
};
