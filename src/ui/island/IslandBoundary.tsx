import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { BUSINESS_PHONE } from '../../business/business.ts';
import { formatPhone } from '../../domain/shared/contact/phone.ts';
import { Button } from '../Button.tsx';
import { CallButton } from '../call/CallButton.tsx';
import { SpeaksSpanish } from '../language/SpeaksSpanish.tsx';
import { islandTexts } from '../texts.ts';
import type { TypedBefore } from './typed-before.ts';

/** Loaded once something has failed; without a connection the rest has to do. */
const SpokenHere = lazy<ComponentType>(() =>
  import('../../lib/spoken-hours.ts').then(
    ({ SPOKEN_HOURS }) => ({ default: () => <SpeaksSpanish hours={SPOKEN_HOURS} /> }),
    () => ({ default: () => null }),
  ),
);

// Only classes that the style sheet of every page with an island has.
function IslandBroken() {
  return (
    <div className="wrap grid gap-4 py-4" role="alert">
      <p className="text-lg font-bold">{islandTexts.broken}</p>
      <p>{islandTexts.todo(formatPhone(BUSINESS_PHONE))}</p>
      <div className="actions">
        <Button variant="signal" onClick={() => location.reload()}>
          {islandTexts.again}
        </Button>
        <CallButton placement="island-broken" variant="line" />
        <Suspense>
          <SpokenHere />
        </Suspense>
      </div>
    </div>
  );
}

interface IslandBoundaryProps {
  readonly typed: TypedBefore;
  readonly children: ReactNode;
}

/** Around every island: one that fails says so instead of vanishing. */
export class IslandBoundary extends Component<IslandBoundaryProps> {
  static getDerivedStateFromError = () => ({ isBroken: true });

  override state = { isBroken: false };

  override componentDidMount() {
    // Not synchronously: during its own commit React would ignore the events.
    queueMicrotask(this.props.typed.carryOver);
  }

  override render() {
    this.props.typed.noteFocus();
    return this.state.isBroken ? <IslandBroken /> : this.props.children;
  }
}
