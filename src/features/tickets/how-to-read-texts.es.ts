import type * as english from './how-to-read-texts.ts';

export const howToReadTexts: typeof english.howToReadTexts = {
  title: 'Cómo se lee un boleto de la báscula',
  description:
    'Peso bruto, tara, descuento, peso neto, precio, importe: qué significa cada número del boleto, qué baja el peso que se le paga y cómo preguntar.',
  heading: 'Cómo se lee un boleto',
  lead: 'Toda venta termina con un boleto que usted firma. Cada número se puede revisar, y conviene hacerlo.',
  drawn: {
    heading: 'Número por número',
    lead: 'Un ejemplo, con precios que no son los de hoy. El boleto impreso está en inglés: sus palabras van entre paréntesis.',
    about: 'Ejemplo de un boleto',
    time: '24 de noviembre de 2026, 10:42\u00a0a.\u00a0m.\u00a0EST',
  },
  parts: {
    number: {
      name: 'Patio y número del boleto (ticket number)',
      text: 'Con la fecha y el total sirven para volver a encontrar el boleto. Cada número se usa una vez al año en un patio.',
    },
    time: {
      name: 'Fecha y hora (date, time)',
      text: 'Cuándo se pesó su carga, con la hora de Georgia. Cuentan los precios de ese minuto, aunque en la mañana hayan sido otros.',
    },
    grade: {
      name: 'Clase (grade)',
      text: 'Lo que compramos, con su nombre en la lista de precios. Pida que le enseñen por qué es esa clase y no la que se paga mejor.',
    },
    gross: 'Todo lo que estaba en la báscula: su metal y en lo que venía.',
    tare: 'En lo que venía: la cubeta, el tambo, o su camioneta vacía cuando se pesa por segunda vez.',
    deduction:
      'Peso que se quita por lo que no es de esa clase, como agua, tierra o tornillos de acero. Nunca va sin su motivo al lado.',
    net: 'Peso bruto menos tara menos descuento. Este es el peso que se le paga.',
    price:
      '“Pagado al precio publicado” (paid as posted) es el precio que este patio tenía publicado en ese minuto. Si se pagó otro, el boleto trae también el publicado, y el motivo. Si aceptó una oferta, se le paga lo que dice o más; si es menos, el boleto trae el precio de la oferta y el motivo.',
    amount: 'Peso neto por precio, al centavo. El medio centavo se redondea hacia arriba.',
    total: {
      name: 'Total y puntos (points)',
      text: (points) =>
        `La suma de los importes, que es lo que dice el cheque o la transferencia. Cada dólar gana ${points} puntos si tiene cuenta de recompensas.`,
    },
  },
  lowers: {
    heading: 'Qué baja el peso',
    list: [
      {
        what: 'En lo que venía',
        how: 'Cubetas, tambos, tarimas y la camioneta. Vacíelos, o déjenos pesarlos solos.',
      },
      {
        what: 'Material ajeno (attachments)',
        how: 'Tornillos de acero en el aluminio, latón en el tubo de cobre. Quítelos, y cada metal se vende como lo que es.',
      },
      {
        what: 'Agua y hielo (moisture)',
        how: 'La rebaba y el cable mojados pesan más que su metal. Guárdelos bajo techo.',
      },
      {
        what: 'Tierra, madera, concreto (dirt)',
        how: 'Quítelos en casa. Lo que tenemos que tirar no se pesa como metal.',
      },
      {
        what: 'Cargas mezcladas (mixed)',
        how: 'Una cubeta mezclada se paga como su clase más baja. Sepárela, y cada clase tiene su propio renglón.',
      },
    ],
  },
  ask: {
    heading: 'Cómo preguntar',
    window: 'Antes de firmar: dígalo en la ventanilla y pida que se vuelva a pesar delante de usted.',
    home: (hours) => [
      'En casa: ',
      'busque el boleto',
      ', o ábralo en ',
      'sus recompensas',
      `, y presione “Preguntar por este boleto”. Le contestamos por correo electrónico en menos de ${hours} horas.`,
    ],
    wrong: 'Si nos equivocamos, anulamos el boleto y hacemos el correcto.',
    lookUp: 'Buscar un boleto',
    bring: 'Qué traer',
  },
};
