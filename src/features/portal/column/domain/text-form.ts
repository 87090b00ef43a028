import type { Choice, Document, FormField } from '../../../../platform/kernel/form-field.ts';
import type { Text } from '../../../../platform/kernel/text.ts';

/** The form of a text; its channel is one of the site's. */
export const textForm = (channels: readonly Choice[]): readonly FormField[] => [
  { name: 'title', type: 'text', label: 'field.textTitle', required: true, longest: 200 },
  { name: 'channel', type: 'choice', label: 'field.textChannel', help: 'help.textChannel', choices: channels },
  { name: 'position', type: 'number', label: 'field.textPosition', help: 'help.textPosition', least: 0, most: 9_999 },
  { name: 'code', type: 'line', label: 'field.textCode', help: 'help.textCode', longest: 80 },
  { name: 'summary', type: 'long-text', label: 'field.textSummary', longest: 1_000 },
  { name: 'body', type: 'prose', label: 'field.textBody' },
];

export interface EditedText {
  readonly titles: Text;
  readonly channelId: string | null;
  /** Where it stands among the texts of its channel; at their end where nobody said. */
  readonly position: number | null;
  readonly code: string | null;
  readonly summaries: Text;
  /** By language, safe HTML. */
  readonly bodies: Text;
}

/** A checked form as the text that it describes. */
export const textOfForm = (form: Document): EditedText => ({
  titles: form.title as Text,
  channelId: (form.channel as string | null) || null,
  position: form.position as number | null,
  code: (form.code as string) || null,
  summaries: form.summary as Text,
  bodies: form.body as Text,
});

/** The same the other way. */
export const formOfText = ({ titles, channelId, position, code, summaries, bodies }: EditedText): Document => ({
  title: titles,
  channel: channelId,
  position,
  code: code ?? '',
  summary: summaries,
  body: bodies,
});

export interface NamedChannel {
  readonly id: string;
  readonly parentId: string | null;
  readonly names: Text;
}

/** The channels of a site as someone chooses among them: each below the one that it belongs to, and named with it. */
export function channelChoices(channels: readonly NamedChannel[]): Choice[] {
  const known = new Set(channels.map(({ id }) => id));
  const below = Map.groupBy(channels, ({ parentId }) => (parentId && known.has(parentId) ? parentId : null));
  const from = (parent: string | null, above: Text): Choice[] =>
    (below.get(parent) ?? []).flatMap(({ id, names }) => {
      const whole = joined(above, names);
      return [{ value: id, label: '', names: whole }, ...from(id, whole)];
    });
  return from(null, {});
}

const joined = (above: Text, names: Text): Text =>
  Object.fromEntries(
    Object.entries(names).map(([language, name]) => [language, [above[language], name].filter(Boolean).join(' › ')]),
  );
