import type * as english from './texts.ts';

export const decisionSentences: typeof english.decisionSentences = {
  name: 'Escriba su nombre',
  agreed: 'Por favor, acepte cada condición',
};

const at = (clock: string) => (clock.startsWith('1:') ? `a la ${clock}` : `a las ${clock}`);

export const momentTexts: typeof english.momentTexts = {
  today: (clock) => `hoy ${at(clock)}`,
  tomorrow: (clock) => `mañana ${at(clock)}`,
  onDay: (clock, day) => `el ${day} ${at(clock)}`,
};

export const feeNames: typeof english.feeNames = { scrap: 'Cargo por recolección', car: 'Grúa' };

export const offerDifferenceTexts: typeof english.offerDifferenceTexts = {
  total: 'Total',
  yard: 'Patio',
  changed: (label, is, was) => `${label}: ${is}; antes, ${was}`,
  newLine: (label, line) => `${label}: se agregó, ${line}`,
  goneLine: (label) => `${label}: ya no es parte de la oferta`,
  newCondition: (condition) => `Condición nueva: ${condition}`,
  goneCondition: (condition) => `Ya no es condición: ${condition}`,
};

export const OFFER_CONDITION_TEXTS: typeof english.OFFER_CONDITION_TEXTS = {
  photo_id:
    'Voy a mostrar una identificación oficial con foto, y el pago es para la persona que aparece en ella.',
  our_scale_decides: 'Me pagan según el peso que marque su báscula.',
  title_in_name: 'El título está a mi nombre y lo voy a llevar conmigo.',
  signed_title: 'Voy a tener conmigo el título que me firmaron.',
  sworn_statement: 'Lleno la declaración jurada del estado (forma MV-1SP) cuando entregue el vehículo.',
  replacement_title: 'Primero voy a sacar un título de reposición, y lo voy a tener conmigo.',
  owner_signs: 'La persona que aparece en el título lo firma, o dio una carta poder (forma T-8).',
  lien_release: 'Voy a tener la liberación del gravamen (lien) y el título conmigo.',
  converter_attached: 'El convertidor catalítico está puesto en el vehículo.',
  no_trash: 'La carga no trae basura, líquidos ni llantas.',
  posted_grade: 'Su patio decide el tipo de metal cuando lo ve.',
};

export const DECLINE_REASON_TEXTS: typeof english.DECLINE_REASON_TEXTS = {
  price: 'El precio es muy bajo',
  timing: 'No puedo en esa fecha u hora',
  sold: 'Ya lo vendí',
  other: 'Otro motivo',
  none: 'Sin motivo',
};

export const offerLineTexts: typeof english.offerLineTexts = {
  price: (price, unit) => `${price} por ${{ each: 'pieza', ton: 'tonelada', lb: 'lb' }[unit]}`,
  weightUnknown: 'peso por confirmar',
  weight(weight, unit) {
    const plural = weight === '1' ? '' : 's';
    return `${weight} ${{ each: `pieza${plural}`, ton: `tonelada${plural}`, lb: 'lb' }[unit]}`;
  },
};
