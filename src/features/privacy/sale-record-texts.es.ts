import type * as english from './sale-record-texts.ts';

export const saleRecordTexts: typeof english.saleRecordTexts = {
  lead: 'Cuando compramos metal regulado en un patio, la ley de Georgia sobre los recicladores de metales secundarios (O.C.G.A. 10-1-350 y siguientes) nos obliga a guardar un registro de la venta. Se hace en la caseta de la báscula, no en este sitio:',
  record: {
    yard: 'La fecha, y el nombre y la dirección de nuestro patio',
    metal: 'El peso o la cantidad, y una descripción del metal',
    picture: 'Una foto o un video digital del metal',
    payment:
      'Lo que pagamos, y una copia del cheque, del vale de pago (payment voucher) o de la transferencia',
    statement:
      'Su declaración firmada de que el metal es suyo o de que su dueño le permite venderlo, y de que conoce la ley',
    card: 'Una copia de su identificación, con su número y su tipo',
    vehicle: 'La placa, el estado y el tipo del vehículo que lo trajo',
  },
  kept: {
    before: 'Debemos guardar este registro por lo menos ',
    time: 'dos años',
    between:
      ', y los agentes del orden público pueden revisarlo. También debemos informar de nuestras compras a una ',
    database: 'base de datos del estado',
    after: ', que se lleva para el ',
    bureau: 'Georgia Bureau of Investigation',
    search:
      ' (la oficina de investigación de Georgia). Las agencias del orden público pueden buscar en ella, y también las compañías de luz y de teléfono que el estado admita.',
  },
  stays: {
    before: 'Como la ley pide estos registros, ',
    stays: 'no podemos borrarlos ni cambiarlos aunque nos lo pida',
    between: ', ni siquiera con ',
    link: 'una solicitud sobre sus datos',
    after: '. Lo que guardamos más allá de la ley, como una cuenta de recompensas, sí podemos.',
  },
};
