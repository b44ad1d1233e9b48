import { expect, test } from 'vitest';
import { measuredAddress } from './measurement.ts';

const SITE = 'https://yard.example';

test.each([
  [`${SITE}/`, `${SITE}/`],
  [`${SITE}/order-confirmation?orderId=5b0f4a53`, `${SITE}/order-confirmation`],
  [`${SITE}/search?q=my+name#results`, `${SITE}/search`],
  [
    `${SITE}/?utm_source=mail&utm_campaign=spring&email=ada@example.com`,
    `${SITE}/?utm_source=mail&utm_campaign=spring`,
  ],
  ['https://ada:secret@yard.example/rewards', `${SITE}/rewards`],
  ['', ''],
  ['no address', ''],
])('%s is measured as "%s"', (address, measured) => expect(measuredAddress(address)).toBe(measured));
