import type { DayRoute } from '../../../domain/truck/day-routes.ts';
import { addressText, sheetLoadText } from '../../../domain/truck/stop-texts.ts';
import { formatPhone } from '../../../domain/shared/contact/phone.ts';
import { clockFace } from '../../../domain/shared/time/new-york-time.ts';
import { carWords } from '../../../domain/vehicles/texts.ts';
import { calendarDay, routeText } from './truck-text.ts';

/** A truck's day on paper: one page for fourteen stops. */
export const DriverSheet = ({ day, route }: { readonly day: string; readonly route: DayRoute }) => (
  <section className="hidden break-after-page text-sm last:break-after-auto print:block">
    <h2 className="text-xl">
      {route.truck.name}, {calendarDay(day)}
    </h2>
    <p>{routeText(route)}</p>
    <table className="mt-2 w-full border-collapse text-left">
      <thead>
        <tr>
          {['Time', 'Who', 'Where', 'What', 'Papers'].map((head) => (
            <th key={head} scope="col" className="border-b-2 border-line pr-2">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {route.stops.map(({ id, startsAt, asked }) => (
          <tr key={id} className="break-inside-avoid align-top">
            <td className="border-b border-line pr-2 whitespace-nowrap tabular-nums">
              {clockFace(startsAt)}
            </td>
            {asked ? (
              <>
                <td className="border-b border-line pr-2">
                  {asked.name}
                  <br />
                  {formatPhone(asked.phone)}
                </td>
                <td className="border-b border-line pr-2">{addressText(asked)}</td>
                <td className="border-b border-line pr-2">
                  {sheetLoadText(asked)}
                  <span className="line-clamp-2">{asked.description}</span>
                </td>
                <td className="border-b border-line">
                  {asked.papers.map((advice) => carWords.advice[advice]).join(' ')}
                </td>
              </>
            ) : (
              <td className="border-b border-line" colSpan={4}>
                Being booked
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
