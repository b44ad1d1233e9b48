import type * as english from './texts.ts';

export const alertMailTexts: typeof english.alertMailTexts = {
  confirm: {
    subject: 'Confirme su aviso de precio',
    heading: 'Confirme su aviso de precio',
    asked: (alert) => `Alguien nos pidió escribir a este correo sobre precios: ${alert}.`,
    ifYours: (hours) =>
      `Si fue usted, abra la página de abajo y presione Confirmar dentro de ${hours} horas.`,
    ifNotYours: 'Si no fue usted, no haga nada: borramos el correo y no volvemos a escribirle.',
    open: 'Ver y confirmar el aviso',
  },
  known: {
    subject: 'Ya tiene este aviso de precio',
    heading: 'Ya tiene este aviso de precio',
  },
  alert: {
    subject: (grade, price) => `Aviso de precio: ${grade} está ahora a ${price}`,
    heading: 'Aviso de precio',
    text: 'Estos precios llegaron a lo que usted pidió. Los precios cambian a diario: aparte uno en línea o llame antes.',
  },
  list: {
    subject: 'Los precios de esta semana',
    heading: 'Los precios de esta semana',
    text: (yard) => `Lo que pagamos ahora, ${yard}.`,
    common: 'en la mayoría de nuestros patios; algunos pagan otro precio',
  },
  price: (price, yard, since, before) => `${price} en ${yard} desde ${since}; antes ${before}`,
  why: 'Recibe este correo porque confirmó un aviso de precio.',
  change: 'Cambiar o terminar sus avisos',
  callUs: 'Llámenos',
};
