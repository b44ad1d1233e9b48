import { type SampleKind, SAMPLES_SHOWN } from '../../business/samples.ts';
import { locale } from '../shared/language/locale.ts';

/** Whether pages of this language show samples of a kind: until real ones come, Spanish pages do without. */
export const showsSamples = (sample: SampleKind, shown = SAMPLES_SHOWN, { language } = locale): boolean =>
  language === 'en' && shown[sample];
