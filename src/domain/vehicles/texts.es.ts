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
  kind: 'Elija el tipo de vehículo',
  answer: 'Elija sí, no o no sé',
  title: 'Elija la situación de su título',
  cannotRoll: 'Sin ruedas no puede rodar. Corrija una de las dos respuestas',
};
