import {
  body,
  cover,
  detail,
  entries,
  publishedOn,
  summary,
  title,
} from '../../../platform/item/editing/item-fields.ts';
import type { ItemField, ItemForm } from '../../../platform/item/editing/item-form.ts';
import { asNames, printedNames } from '../../../platform/item/editing/people-field.ts';
import type { Text } from '../../../platform/kernel/text.ts';

interface Slot {
  readonly day?: string | null;
  readonly time?: string | null;
  readonly titles?: Text;
  readonly speakers?: readonly { readonly names?: Readonly<Record<string, { readonly full?: string }>> }[];
  readonly rooms?: Text;
}

/** What happens when and where; a slot has one speaker or several. */
const programme: ItemField = {
  field: {
    name: 'programme',
    type: 'list',
    label: 'field.programme',
    most: 500,
    of: [
      { name: 'day', type: 'date', label: 'field.day', required: true },
      { name: 'time', type: 'line', label: 'field.time', longest: 20 },
      { name: 'title', type: 'text', label: 'field.title', required: true, longest: 500 },
      {
        name: 'speakers',
        type: 'list',
        label: 'field.speakers',
        most: 50,
        of: [{ name: 'name', type: 'text', label: 'field.personName', required: true, longest: 200 }],
      },
      { name: 'room', type: 'text', label: 'field.room', longest: 200 },
    ],
  },
  read: ({ details }) =>
    ((details.programme ?? []) as readonly Slot[]).map(({ day, time, titles, speakers = [], rooms }) => ({
      day: day ?? null,
      time: time ?? '',
      title: titles ?? {},
      room: rooms ?? {},
      speakers: speakers.map(({ names = {} }) => ({ name: printedNames(names) })),
    })),
  change: (value) => ({
    details: {
      programme: (value as readonly WrittenSlot[]).map(({ day, time, title: titles, speakers, room: rooms }) => ({
        day,
        time: time || null,
        titles,
        rooms,
        speakers: speakers.map(({ name }) => ({ names: asNames(name) })),
      })),
    },
  }),
};

interface WrittenSlot {
  readonly day: string | null;
  readonly time: string;
  readonly title: Text;
  readonly speakers: readonly { readonly name: Text }[];
  readonly room: Text;
}

export const conferenceForm: ItemForm = {
  kind: 'conference',
  fields: [
    title(),
    detail(
      'code',
      { type: 'line', label: 'field.code', help: 'help.code', longest: 80 },
      { unique: { table: 'conference', column: 'code' }, form: /^[\w-]+$/ },
    ),
    detail('series', { type: 'line', label: 'field.series', help: 'help.series', required: true, longest: 80 }),
    detail('year', { type: 'number', label: 'field.year', required: true, least: 1600, most: 2200 }),
    detail('startsOn', { type: 'date', label: 'field.startsOn' }),
    detail('endsOn', { type: 'date', label: 'field.endsOn' }),
    detail('places', { type: 'text', label: 'field.place', longest: 300 }),
    detail('organizers', { type: 'text', label: 'field.organizer', longest: 500 }),
    detail('website', { type: 'address', label: 'field.website' }),
    publishedOn(),
    summary(),
    cover,
    body(),
    programme,
    entries(['article', 'video', 'audio', 'general-resource', 'news']),
  ],
  check: ({ startsOn, endsOn }) =>
    startsOn && endsOn && String(endsOn) < String(startsOn) ? [{ path: 'endsOn', code: 'fieldRefused' }] : [],
};
