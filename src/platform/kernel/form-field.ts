import type { FailureCode } from './failure.ts';
import type { Text } from './text.ts';

/** A rule of the specification that a written value has to follow, by the failure that it answers with. */
export type FieldRule = 'landlineFormat' | 'postcodeFormat' | 'integerRange' | 'titleFormat' | 'urlFormat' | 'qqFormat';

interface AnyField {
  readonly name: string;
  /** The key of its label, and of what helps to fill it in, among the words of the console. */
  readonly label: string;
  readonly help?: string;
  readonly required?: boolean;
  /** Asked for only while another field beside it has one of these values. */
  readonly when?: { readonly field: string; readonly is: readonly string[] };
}

/** One line of a form. A document is an object with a value for each field; the same description makes the form and checks the answer. */
export type FormField = AnyField &
  (
    | { readonly type: 'line' | 'lines'; readonly longest?: number; readonly rule?: FieldRule }
    /** In each language of the site, side by side. */
    | { readonly type: 'text' | 'long-text'; readonly longest?: number }
    /** Safe HTML in each language of the site. */
    | { readonly type: 'prose' }
    /** What tells an entry of a list from the others. Nobody types it, and it is not shown. */
    | { readonly type: 'key' }
    | { readonly type: 'address' }
    | { readonly type: 'date' | 'time' | 'colour' }
    | { readonly type: 'switch' }
    | { readonly type: 'number'; readonly least: number; readonly most: number }
    | { readonly type: 'choice'; readonly choices: readonly Choice[] }
    | { readonly type: 'choices'; readonly choices: readonly Choice[] }
    /** A stored file, by the address under which it is fetched. */
    | { readonly type: 'picture' }
    /** Another thing of the site, or several, by id; `isGathered`: also of the sites that a portal gathers. */
    | {
        readonly type: 'reference' | 'references';
        readonly kinds: readonly string[];
        readonly isGathered?: boolean;
      }
    | { readonly type: 'list'; readonly of: readonly FormField[]; readonly most: number }
  );

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** What a choice that is a thing of the site is called there; it stands in place of the label. */
  readonly names?: Text;
  /** The key of the name under which it stands together with others. */
  readonly group?: string;
}

export type Document = Readonly<Record<string, unknown>>;

export interface FieldProblem {
  /** The way to the field: `links.2.url`, `title.en`. */
  readonly path: string;
  readonly code: FailureCode;
}

/** Whether a form asks for a field now. */
export const isAsked = ({ when }: FormField, beside: Document): boolean =>
  when === undefined || when.is.includes(String(beside[when.field] ?? ''));
