import type { Text } from '../../../../../../platform/kernel/text.ts';
import { child, textOf } from '../../../../../../platform/reading/xml/xml-tree.ts';
import type { ArticleReading } from './article-reading.ts';

export interface NamedConference {
  readonly conferenceNames: Text;
  readonly conferenceTime: string | null;
  readonly conferencePlaces: Text;
}

/** The conference that a paper was given at. */
export function conferenceOf({ meta, language }: ArticleReading): NamedConference | null {
  const conference = child(meta, 'conference');
  const [name, acronym, time, place] = ['conf-name', 'conf-acronym', 'conf-date', 'conf-loc'].map((part) =>
    textOf(child(conference, part)),
  );
  const title = name || acronym;
  if (!title) return null;
  return {
    conferenceNames: { [language]: title },
    conferenceTime: time || null,
    conferencePlaces: place ? { [language]: place } : {},
  };
}
