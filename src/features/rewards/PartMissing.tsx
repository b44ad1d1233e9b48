import { BUSINESS_PHONE } from '../../business/business.ts';
import { formatPhone } from '../../domain/shared/phone.ts';
import { CallButton } from '../../ui/CallButton.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** In place of a part of the page that did not arrive. A browser may remember that: only a reload surely helps. */
export function PartMissing() {
  return (
    <section className="wrap py-12">
      <h1 className="text-4xl uppercase">This part did not load</h1>
      <p className="mt-3 mb-6 text-lg">Your points are safe with us. Please load the page again, or call.</p>
      <div className="actions">
        <button type="button" className="button button-signal" onClick={() => location.reload()}>
          <Icon name="refresh" /> Load again
        </button>
        <CallButton placement="rewards-part" variant="line" label={`Call ${formatPhone(BUSINESS_PHONE)}`} />
      </div>
    </section>
  );
}
