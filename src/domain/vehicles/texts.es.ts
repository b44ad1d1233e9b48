import { nameOfCar } from './name-of-car.es.ts';
import { carQuestionTexts } from './question-texts.es.ts';
import type * as english from './texts.ts';

export const vehicleSentences: typeof english.vehicleSentences = {
  vin: {
    look_alikes:
      'Este VIN tiene letras de otro alfabeto que solo se parecen a las nuestras. Escríbalo otra vez, por favor',
    forbidden: 'Un VIN nunca lleva I, O ni Q: es un 1 o un 0',
    not_signs: 'Un VIN solo lleva letras y números',
    too_short: (count) => `Un VIN tiene 17 letras y números; este tiene ${count}`,
    too_long: (count) => `Un VIN tiene 17 letras y números; este tiene ${count}`,
  },
  year: 'Escriba el año del modelo, como 2004',
  yearTooLate: (latest) => `Escriba un año del modelo hasta ${latest}`,
  yearBeforeVins: 'Los carros anteriores a 1981 no tienen un VIN de 17 caracteres. Quítelo o corrija el año',
  make: 'Escriba la marca, como Honda',
  model: 'Escriba el modelo, como Accord',
  nameSigns: 'Use letras, números y puntuación sencilla',
  kind: 'Elija el tipo de vehículo.',
  answer: 'Elija sí, no o no sé',
  title: 'Elija la situación de su título',
  unsaid: 'Escriba el VIN, o toque “¿Sin VIN?” para escribir año, marca y modelo.',
  isComplete: '¿Está completo? Elija una respuesta.',
  sameAsComplete: '¿Qué es distinto? Cambie por lo menos una respuesta, o elija “Está completo”.',
  handover: 'Elija una: usted lo trae, o va la grúa.',
  cannotRoll: 'Sin ruedas no puede rodar. Corrija una de las dos respuestas',
};

export const carWords: typeof english.carWords = {
  car: 'Carro',
  name: nameOfCar,
  described: (car) => `Carro: ${car}`,
  estimate: 'Nuestro estimado',
  between: (low, high) => `${low} a ${high}`,
  afterTow: (range, tow) => `${range}, ya descontados ${tow} de la grúa`,
  freeTow: (range) => `${range}. La grúa es gratis.`,
  withoutTow: (range) => `${range}, sin la grúa. El precio de la grúa se lo decimos cuando le llamemos.`,
  byHand: 'Le contestamos con un precio.',
  condition: 'Condición',
  complete: 'Completo',
  notSure: (parts) => `No está seguro de: ${parts}`,
  title: 'Título',
  titles: {
    in_my_name: 'A su nombre',
    lost: 'Perdido',
    signed_over: 'Firmado a favor de usted, todavía sin registrar',
    someone_elses: 'A nombre de otra persona',
    lien: 'Con un préstamo o gravamen (lien)',
    none: 'Sin título',
  },
  papers: 'Papeles',
  questions: carQuestionTexts,
  advice: {
    bring_title: 'Necesita el título firmado y su identificación con foto.',
    bring_signed_title:
      'Necesita el título que le firmaron, el recibo de compraventa (bill of sale) si lo tiene, y su identificación con foto.',
    sworn_statement:
      'Georgia permite vender este sin título, con una declaración jurada (sworn statement, forma MV-1SP). La llena al entregar el carro.',
    replacement_title:
      'Primero pida un título de reposición en la oficina de placas (tag office) de su condado: este es muy nuevo, o vale demasiado, para una declaración jurada.',
    ask_sworn_statement:
      'Tal vez califique para una declaración jurada en lugar del título (sworn statement, forma MV-1SP). Espere nuestra respuesta antes de traerlo: se lo decimos cuando sepamos cuánto vale.',
    lien_release: 'Primero pida la liberación del gravamen (lien) al banco. La necesita junto con el título.',
    owner_comes:
      'Esa persona tiene que firmar el título. ¿No puede venir? Pregúntenos por la carta poder (power of attorney, forma T-8). ¿Ya falleció? Necesitamos el título y los papeles que le dieron de la herencia; llámenos primero.',
    id_name_matches: 'El nombre de la identificación debe ser el de los papeles.',
    for_the_driver: 'Nosotros vamos por él: tenga todo listo para el chofer.',
  },
};
