import { estimatePath } from '../../paths.ts';
import { useAwake } from '../../ui/use-awake.ts';
import { quoteFormTexts } from './texts.ts';

interface EstimateNoteProps {
  /** What the payout estimator left: a line for each metal, and the total as the last one. */
  readonly estimate: string | null;
}

const LINK = 'inline-flex min-h-12 items-center font-bold text-link underline';

/** Above the quote form: the estimate the visitor comes from, or the way to one. Its line is reserved, so nothing moves. */
export function EstimateNote({ estimate }: EstimateNoteProps) {
  const awake = useAwake();
  const lines = estimate?.split('\n') ?? [];
  const total = lines.pop()?.split(': ').at(-1);
  return (
    <div className={awake ? 'flex min-h-12 justify-between gap-x-4' : 'min-h-12'}>
      {awake && !total && (
        <a className={LINK} href={estimatePath}>
          {quoteFormTexts.toEstimator}
        </a>
      )}
      {total && (
        <>
          <details>
            <summary className="py-3 font-bold">{quoteFormTexts.estimate(total)}</summary>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
          <a className={`${LINK} shrink-0`} href={estimatePath}>
            {quoteFormTexts.changeEstimate}
          </a>
        </>
      )}
    </div>
  );
}
