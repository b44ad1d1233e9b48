import { BUSINESS_NAME } from '../../../src/business/business.ts';
import { PRIVACY_LINK_VALID_DAYS } from '../../../src/domain/privacy/retention.ts';
import type * as english from './texts.ts';

export const privacyMailTexts: typeof english.privacyMailTexts = {
  link: {
    subject: 'Por favor, confirme su solicitud sobre sus datos',
    heading: '¿Es suya esta solicitud?',
    asked: (kind) =>
      ({
        copy: `Alguien dio esta dirección en nuestro sitio web y le pidió a ${BUSINESS_NAME} una copia de lo que sabe de usted.`,
        correction: `Alguien dio esta dirección en nuestro sitio web y le pidió a ${BUSINESS_NAME} que corrigiera lo que sabe de usted.`,
        deletion: `Alguien dio esta dirección en nuestro sitio web y le pidió a ${BUSINESS_NAME} que borrara lo que sabe de usted.`,
      })[kind],
    ifYours: `Si fue usted, abra el enlace de abajo y presione el botón de esa página; tiene ${PRIVACY_LINK_VALID_DAYS} días.`,
    ifNotYours: 'Si no fue usted, puede ignorar este correo: sin ese botón no pasa nada.',
    confirm: 'Confirmar la solicitud',
  },
  done: {
    subject: 'Ya atendimos su solicitud sobre sus datos',
    heading: 'Ya está hecho',
    asked: (kind) =>
      ({
        copy: 'Usted pidió una copia de lo que sabemos de usted, y ya se la dimos.',
        correction: 'Usted pidió que corrigiéramos lo que sabemos de usted, y ya lo hicimos.',
        deletion:
          'Usted pidió que borráramos lo que sabemos de usted, y ya lo hicimos. Este correo es lo último que tiene su dirección: la borramos en cuanto se envía.',
      })[kind],
    note: 'Lo que hicimos',
  },
  refused: {
    subject: 'Su solicitud sobre sus datos',
    heading: 'No pudimos hacerlo',
    asked: (kind) =>
      ({
        copy: 'Usted nos pidió una copia de lo que sabemos de usted. No pudimos dársela.',
        correction: 'Usted nos pidió que corrigiéramos lo que sabemos de usted. No pudimos hacerlo.',
        deletion: 'Usted nos pidió que borráramos lo que sabemos de usted. No pudimos hacerlo.',
      })[kind],
    note: 'Por qué',
  },
  kept: 'Por ley guardamos unos años los registros de ventas y de pedidos pagados. Sus puntos de recompensas ya no existen.',
  callUs: 'Llámenos',
};
