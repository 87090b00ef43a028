import type { FailureCode } from './failure.ts';
import type { Text } from './text.ts';

/** A rule of the specification that a written value has to follow, by the failure that it answers with. */
export type FieldRule = 'landlineFormat' | 'postcodeFormat' | 'integerRange' | 'titleFormat' | 'urlFormat' | 'qqFormat';

interface AnyField {
  readonly name: string;
  /** The key of its label, and of what helps to fill it in, among the words of the console. */
  readonly label: string;
  /** What a field is called that an extension brings; it stands in place of the label. */
  readonly names?: Text;
  readonly help?: string;
  readonly required?: boolean;
  /** Told to whoever edits, not asked of them. */
  readonly fixed?: boolean;
  /** The part of a long form in which it stands: `form.part.<part>` among the words of the console. */
  readonly part?: string;
  /** Applies only while another field of the form has one of these values. */
  readonly when?: { readonly field: string; readonly is: readonly string[] };
}

/** One line of a form. A document is an object with a value for each field; the same description makes the form and checks the answer. */
export type FormField = AnyField &
  (
    | {
        readonly type: 'line' | 'lines';
        readonly longest?: number;
        readonly rule?: FieldRule;
        /** What most choose; anything else is typed. */
        readonly offers?: readonly Choice[];
        /** Chosen among the entries of another list of the form, by this field of theirs; `1; 3` for several. */
        readonly among?: { readonly list: string; readonly by: string; readonly named: string };
        /** The ROR id of an organisation that is looked up; what it is called fills these fields next to it where they are empty. */
        readonly organisation?: { readonly name: string; readonly country?: string };
      }
    /** In each language of the site, side by side. */
    | {
        readonly type: 'text' | 'long-text';
        readonly longest?: number /** Words of this other field, with tags around some. */;
        readonly marks?: string;
      }
    /** Safe HTML in each language of the site. */
    | { readonly type: 'prose' }
    /** What tells an entry of a list from the others. Nobody types it, and it is not shown. */
    | { readonly type: 'key' }
    | { readonly type: 'address' }
    | { readonly type: 'date' | 'time' | 'colour' }
    /** A minute by the clock of the site: `2026-11-18T09:30`. */
    | { readonly type: 'minute' }
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
    | {
        readonly type: 'list';
        readonly of: readonly FormField[];
        readonly most: number;
        /** Each entry is one row that says what these fields hold, and opens to be edited. */
        readonly rows?: readonly string[];
        /** The field that holds a number of its own for each entry, given when it is begun. */
        readonly numbered?: string;
        /** How entries are made, where not by a button: of files that are sent, of a list that is pasted, of papers of the site. */
        readonly filledBy?: 'files' | 'references' | 'papers';
      }
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

/** Whether the field applies to the values of the form. */
export const appliesTo = ({ when }: FormField, document: Document): boolean =>
  when === undefined || when.is.includes(String(document[when.field] ?? ''));
