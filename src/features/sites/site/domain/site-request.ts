import type { Language } from '../../../../platform/kernel/language.ts';
import type { MagazineClassification } from './site.ts';
import type { TemplateName } from './templates/templates.ts';

/** A site that is to be. */
export interface SiteRequest {
  readonly sld: string;
  readonly names: Readonly<Partial<Record<Language, string>>>;
  readonly classification: MagazineClassification;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly template: TemplateName;
  /** The portals that gather it, and the sites that it gathers, by prefix. */
  readonly portals: readonly string[];
  readonly gathers: readonly string[];
  /** Whoever is invited to run it; nobody yet where it is empty. */
  readonly ownerEmail: string;
}
