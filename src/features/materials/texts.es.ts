import type * as english from './texts.ts';

export const bringPageTexts: typeof english.bringPageTexts = {
  pageTitle: 'Qué traer para vender metal',
  description:
    'Identificación, título, comprobantes: qué traer para vender metal en Georgia y qué no podemos recibir. Conteste tres preguntas y sépalo antes de cargar.',
  heading: 'Qué traer',
  toCheck: 'Revisar mi carga',
  bringThese: 'Traiga esto',
  car: ['¿Vende un carro? ', 'Vea cuánto vale y qué papeles necesita', '.'],
  refused: 'Lo que no podemos recibir',
  ticket: ['Después de pesar su carga recibe un boleto (ticket) de báscula: ', 'cómo se lee', '.'],
  lawPost: ['Por qué pedimos todo esto: ', 'qué le pide la ley de Georgia a quien vende metal', '.'],
  rules: {
    before:
      'Estas son las reglas tal como las conocemos. No es asesoría legal. ¿Tiene alguna duda? Llámenos al ',
    between: ' antes de cargar, o ',
    link: 'mande una foto con su solicitud de cotización',
    after: '.',
  },
  check: {
    heading: '¿Lo puede traer?',
    lead: 'Conteste tres preguntas antes de cargar.',
    withoutScript: 'Las listas de esta página también se lo dicen.',
    load: '1. ¿Qué quiere traer?',
    proof: '2. ¿Qué comprobante de propiedad tiene?',
    hasProof: 'Un título, un recibo, una orden de trabajo o una carta',
    noProof: 'Ningún papel',
    id: '3. ¿Tiene una identificación vigente con foto?',
    hasId: 'Sí, con mi domicilio',
    noId: 'No, o ya venció',
    waiting: 'Conteste las tres y le decimos.',
    come: 'Todo listo.',
    comeLead: 'Tiene todo lo que necesitamos. Llame antes y le aseguramos el precio.',
    comeCall: 'Llame y asegure el precio',
    bring: 'Traiga esto.',
    bringCall: 'Pregunte por los papeles',
    cannot: 'No lo podemos recibir.',
    cannotCall: 'Pregunte qué hacer',
  },
};

export const bringScriptTexts: typeof english.bringScriptTexts = {
  missing: 'Esta revisión no cargó. Por favor, llámenos.',
};

export const guideTexts: typeof english.guideTexts = {
  heading: 'Guía para identificar metales',
  more: (material) => ['Ver más ', `sobre ${material.toLowerCase()}`],
  help: 'Llame y le ayudamos',
};

export const materialPageTexts: typeof english.materialPageTexts = {
  help: 'Llámenos y le ayudamos',
  quote: 'Pedir cotización',
  sellCar: 'Ver cuánto vale su carro',
  recognize: 'Cómo se reconoce',
  grades: (material) => `Tipos de ${material.toLowerCase()}`,
  lowers: 'Lo que baja el precio',
  law: 'Lo que exige la ley de Georgia',
  advice: ['No es asesoría legal. ¿Tiene alguna duda? Llámenos al ', ', o vea ', 'qué traer', '.'],
  questions: 'Preguntas frecuentes',
  ready: '¿Listo para vender?',
  estimate: 'Calcule su pago',
  getQuote: 'Pida una cotización',
  alerts: 'Pida avisos de precio',
  bring: 'Qué traer',
  pickup: 'Pida una recolección',
  carPost: 'Cuánto vale su carro chatarra',
  others: 'Otros materiales',
};
