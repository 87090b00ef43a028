import type { Document, FieldProblem } from '../../kernel/form-field.ts';
import type { Text } from '../../kernel/text.ts';
import { fileList } from './files-field.ts';
import { detail, doi, keywords, publishedOn, summary, title } from './item-fields.ts';
import type { ItemField } from './item-form.ts';
import { itsPaper, licenceLine } from './member-fields.ts';
import { people } from './people-field.ts';

interface Chapter {
  readonly start: number;
  readonly titles: Text;
}

const clock = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;

/** Seconds as people write a place in a recording: `1:02:03`, `2:03`. */
function clockOf(seconds: number): string {
  const [hours, minutes, rest] = [seconds / 3_600, (seconds % 3_600) / 60, seconds % 60].map(Math.floor);
  const two = (number = 0) => String(number).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

function secondsOf(written: string): number | null {
  const [, hours = '0', minutes, seconds] = clock.exec(written.trim()) ?? [];
  return minutes === undefined ? null : Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}

const chapters: ItemField = {
  field: {
    name: 'chapters',
    type: 'list',
    label: 'field.chapters',
    most: 200,
    rows: ['start', 'title'],
    of: [
      {
        name: 'start',
        type: 'line',
        label: 'field.chapterStart',
        help: 'help.chapterStart',
        required: true,
        longest: 9,
      },
      { name: 'title', type: 'text', label: 'field.title', required: true, longest: 300 },
    ],
  },
  read: ({ details }) =>
    ((details.chapters ?? []) as readonly Chapter[]).map(({ start, titles }) => ({
      start: clockOf(start),
      title: titles,
    })),
  change: (value) => ({
    details: {
      chapters: (value as readonly { start: string; title: Text }[]).map(({ start, title: titles }) => ({
        start: secondsOf(start) ?? 0,
        titles,
      })),
    },
  }),
};

/** Sound and film are edited alike: what is known of them, the recording itself, its captions and the picture before it plays. */
export const recordingFields: readonly ItemField[] = [
  title(),
  people('speakers', 'field.speakers'),
  summary(),
  keywords,
  itsPaper,
  fileList({
    name: 'recording',
    label: 'field.recording',
    help: 'help.recording',
    roles: ['recording', 'captions', 'poster'],
    labelled: { label: 'field.recordingLabel', help: 'help.recordingLabel' },
  }),
  detail('transcripts', { type: 'long-text', label: 'field.transcript', help: 'help.transcript', longest: 200_000 }),
  chapters,
  detail('attributions', { type: 'text', label: 'field.attribution', longest: 1_000 }),
  licenceLine,
  publishedOn(),
  doi,
];

export const wrongChapters = ({ chapters: written }: Document): FieldProblem[] =>
  (written as readonly { start: string }[]).flatMap(({ start }, place) =>
    secondsOf(start) === null ? [{ path: `chapters.${place}.start`, code: 'fieldRefused' as const }] : [],
  );
