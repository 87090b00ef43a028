import type { Choice } from '../../../../platform/kernel/form-field.ts';
import type { Text } from '../../../../platform/kernel/text.ts';

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
