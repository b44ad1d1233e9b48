import {
  ALERT_CLOCK,
  ALERT_CONFIRM_HOURS,
  ALERT_MOVED_PERCENT,
  ALERT_WAIT_MINUTES,
  ALERTS_MAX,
} from '../../business/constants.ts';
import { timeTexts } from '../../domain/shared/text/texts.es.ts';
import { clockMinutes } from '../../domain/shared/time/clock-minutes.ts';
import { clockFace } from '../../domain/shared/time/new-york-time.ts';
import type * as english from './texts.ts';

export const alertPageTexts: typeof english.alertPageTexts = {
  pageTitle: 'Avisos de precio de chatarra',
  description:
    'Reciba un correo cuando el precio de un metal llegue a lo que usted quiere, cuando cambie, o cada lunes. Sin cuenta, y lo cancela con un clic.',
  heading: 'Avisos de precio',
  crumb: 'Avisos de precio',
  lead: 'Le mandamos un correo cuando un precio llega a lo que usted quiere. Lo cancela con un clic.',
  withoutScript: 'Para los avisos de precio se necesita JavaScript. Sin él, por favor llámenos.',
  how: {
    heading: 'Cómo funciona',
    list: [
      `Primero le mandamos un enlace. No mandamos nada más hasta que usted confirme, y si no lo hace en ${ALERT_CONFIRM_HOURS} horas borramos su dirección de correo.`,
      `Un precio nuevo tiene que durar ${ALERT_WAIT_MINUTES} minutos antes de que le avisemos.`,
      'Recibe un correo al día como máximo, y ningún mensaje de texto.',
      `Cada correo electrónico puede tener hasta ${ALERTS_MAX} avisos.`,
    ],
  },
  call: { heading: '¿Prefiere llamar?', text: 'También le damos el precio por teléfono.' },
};

export const alertFormTexts: typeof english.alertFormTexts = {
  required: 'Llene todos los campos, por favor.',
  kind: '¿Cuándo le mandamos un correo?',
  kinds: {
    at_least: 'Cuando un precio llegue al que yo quiero',
    moved: `Cuando un precio suba o baje ${ALERT_MOVED_PERCENT}% o más`,
    weekly: `Cada lunes a las ${clockFace(clockMinutes(ALERT_CLOCK), timeTexts)}, con todos los precios`,
  },
  yard: 'Patio',
  anyYard: 'Cualquier patio',
  grade: 'Material',
  chooseGrade: 'Elija un material',
  atLeast: (per) => `Avísenme a este precio o más (${`$\u00A0${per}`.trim()})`,
  email: 'Correo electrónico',
  loading: 'Buscando los precios de hoy…',
  failed: 'No pudimos cargar los precios. Intente de nuevo o llámenos.',
  retry: 'Intentar de nuevo',
  chooseFirst: 'Elija un material para ver su precio.',
  now: (price, yard, differs) =>
    yard || differs
      ? `Ahora, ${yard ?? 'la mayoría de nuestros patios'} paga ${price}.`
      : `Ahora, todos nuestros patios pagan ${price}.`,
  submit: 'Crear mi aviso',
  sending: 'Enviando…',
  sent: {
    heading: 'Revise su correo',
    text: `Le va a llegar un enlace si este correo puede recibirlo. Ábralo y presione Confirmar en las próximas ${ALERT_CONFIRM_HOURS} horas.`,
  },
  another: 'Agregar otro aviso',
};

export const ownAlertsTexts: typeof english.ownAlertsTexts = {
  opening: 'Buscando sus avisos…',
  missing:
    'No encontramos estos avisos. Puede que ya terminaron, o que el enlace esté incompleto o sea muy viejo. Abajo puede pedir uno nuevo.',
  gone: 'Este aviso ya terminó, o lo pidió hace demasiado tiempo.',
  heading: 'Sus avisos de precio',
  waiting: 'Falta que usted lo confirme',
  on: 'Este aviso está activo. Le mandaremos un correo.',
  confirm: 'Confirmar',
  remove: 'Quitar',
  change: 'Guardar la nueva cantidad',
  changing: 'Guardando…',
  endAll: 'Terminar todos los avisos',
  ended: {
    heading: 'Sus avisos terminaron',
    text: 'Borramos su correo electrónico y no volveremos a escribirle.',
  },
};
