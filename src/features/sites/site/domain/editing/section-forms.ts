import { frameForms } from './frame-forms.ts';
import { offerForms } from './offer-forms.ts';
import { outsideForms } from './outside-forms.ts';
import type { SectionForm } from './section-form.ts';

/** Every section that is edited by a form of its own; a site's look has its own page. */
export const sectionForms: readonly SectionForm[] = [...frameForms, ...offerForms, ...outsideForms];
