import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import type { Document } from '../../../platform/kernel/form-field.ts';
import { compareEdits, mergeEdits } from '../domain/merge.ts';

const host = 'optics.localhost';
const editors: SampleMember[] = [];

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  for (const userName of ['anna', 'ben'])
    editors.push(await storeConsoleUser(app, { userName, role: 'owner', site: 1 }));
});

const which = { kind: 'footer', id: 'one' };
const slots = ['publisher.en', 'publisher.zh', 'copyright.en', 'copyright.zh', 'cn', 'police'] as const;
type Slot = (typeof slots)[number];

const read = (document: Document, slot: Slot): string => {
  const [name = '', tag] = slot.split('.');
  const value = document[name];
  return String((tag ? (value as Document | undefined)?.[tag] : value) ?? '');
};
const written = (document: Document, slot: Slot, text: string): Document => {
  const [name = '', tag] = slot.split('.');
  return { ...document, [name]: tag ? { ...(document[name] as Document), [tag]: text } : text };
};

/** What one of them has in front of them, and every value that they have ever had there or were asked about. */
interface Form {
  state: string;
  base: Document;
  document: Document;
  readonly displayed: Set<string>;
}

const who = fc.nat(1);
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ who, slot: fc.constantFrom(...slots) }) },
    { weight: 3, arbitrary: fc.record({ who, as: fc.constantFrom('draft', 'published'), takesMine: fc.boolean() }) },
  ),
  { minLength: 24, maxLength: 40 },
);

test('two editors of one thing lose no edit silently, over 500 random edits', { timeout: 600_000 }, async () => {
  const counted = { typed: 0, conflicts: 0, contested: 0 };
  const headers = (editor: number) => editors[editor]?.headers ?? {};
  const openForm = async () => (await portal.get(host, '/console/document?kind=footer&id=one', headers(0))).data;

  async function open(): Promise<Form> {
    const { state, document } = await openForm();
    return { state, base: document, document, displayed: new Set(slots.map((slot) => read(document, slot))) };
  }

  /** Saves as the form of the console does: what is not contested is taken, what is contested is chosen. */
  async function save(editor: number, form: Form, as: string, side: 'mine' | 'theirs') {
    for (;;) {
      const before: Document = (await openForm()).document;
      const wanted = { ...which, state: form.state, document: form.document, as };
      const { data: answer } = await portal.post(host, '/console/document/save', wanted, headers(editor));
      if (answer.outcome === 'stored') {
        const gone = slots.filter((slot) => read(before, slot) !== read(form.document, slot));
        expect(gone.map((slot) => read(before, slot)).filter((text) => !form.displayed.has(text))).toEqual([]);
        return Object.assign(form, { state: answer.state, base: form.document });
      }
      expect(answer.outcome).toBe('conflict');
      counted.conflicts += 1;
      const { base, document: mine } = form;
      const contested = compareEdits(base, mine, answer.theirs).filter(({ isContested }) => isContested);
      counted.contested += contested.length;
      const chosen = Object.fromEntries(contested.map(({ name }) => [name, side] as const));
      const merged = mergeEdits(base, mine, answer.theirs, chosen);
      for (const slot of slots) {
        const isChosen = chosen[slot.split('.')[0] ?? ''] !== undefined;
        if (isChosen) form.displayed.add(read(answer.theirs, slot));
        else if (read(mine, slot) !== read(base, slot)) expect(read(merged, slot)).toBe(read(mine, slot));
        form.displayed.add(read(merged, slot));
      }
      Object.assign(form, { state: answer.state, base: answer.theirs, document: merged });
    }
  }

  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const forms = [await open(), await open()];
      for (const step of taken) {
        const form = forms[step.who] as Form;
        if ('as' in step) await save(step.who, form, step.as, step.takesMine ? 'mine' : 'theirs');
        else {
          counted.typed += 1;
          const text = `v${counted.typed}`;
          form.document = written(form.document, step.slot, text);
          form.displayed.add(text);
        }
      }
    }),
    { numRuns: 28, seed: 24, endOnFailure: true },
  );
  expect(counted.typed).toBeGreaterThanOrEqual(500);
  expect(counted.conflicts).toBeGreaterThan(50);
  expect(counted.contested).toBeGreaterThan(20);
});
