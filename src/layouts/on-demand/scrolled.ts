import { UI_STICKY_HEADER_AFTER_PX } from '../../business/constants.ts';
import { panelTexts } from '../texts.ts';
import { make } from '../../ui/make.ts';

/** The height of the floating buttons with their margins. */
const FOOT_PX = 80;

/** Areas with closely spaced fields, buttons or links, which the floating buttons must not cover. */
const isFootTaken = () =>
  [...document.querySelectorAll('form, fieldset, footer, .product-order')].some((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top < innerHeight && bottom > innerHeight - FOOT_PX;
  });

/** Below the first screen's head, phones get the short header and the floating buttons, which styles/parts.css shows. */
export function startScrolled(): void {
  const quick = make('a', 'quick font-display', panelTexts.quickActions);
  quick.href = '#quick-actions';
  quick.role = 'button';
  quick.ariaHasPopup = 'dialog';
  document.querySelector('[data-logo]')?.after(quick);
  const floating = document.querySelector('.floating');
  const update = () => {
    const isPast = scrollY > UI_STICKY_HEADER_AFTER_PX;
    document.documentElement.toggleAttribute('data-scrolled', isPast);
    floating?.toggleAttribute('data-shown', isPast && !isFootTaken());
  };
  for (const name of ['scroll', 'resize', 'focusin']) addEventListener(name, update, { passive: true });
  // A page that grows or shrinks moves its footer without a scroll event; the observer's first call is the first update. In the next
  // frame, as the short header changes the page's own height.
  new ResizeObserver(() => requestAnimationFrame(update)).observe(document.body);
}
