import { readXml } from '../../../../../platform/documents/xml/read-xml.ts';
import { child } from '../../../../../platform/documents/xml/xml-tree.ts';
import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';
import type { Problem } from '../../domain/problem.ts';
import { distinct } from '../facts/mentions.ts';
import { contentOf, type ReadDocument, type Refusal, type SourceEntry } from '../format.ts';
import { articleDraft } from './article-draft.ts';
import { renderBody } from './body/render-body.ts';
import { articleReading } from './front/article-reading.ts';
import { readFront } from './front/read-front.ts';
import { elementsOfText, hasTooManyMembers, type MemberContext, mostMembers } from './members/member-context.ts';
import { articleFilesOf, figuresOf, recordingsOf, tablesOf } from './members/members.ts';
import { subArticlesOf } from './sub-articles.ts';

/** An article in JATS as it will be stored. The same bytes always give the same. */
export function readJats({
  source,
  bytes,
}: Pick<SourceEntry, 'source'> & { bytes: Uint8Array }): Result<ReadDocument, Refusal> {
  const read = readXml(bytes);
  if (!read.ok) return read;
  const article = read.value;
  if (article.name !== 'article') return failed({ reason: `the document is a "${article.name}", not an article` });
  const elements = elementsOfText(article);
  if (hasTooManyMembers(elements)) {
    return failed({ reason: `the article has more than ${mostMembers} figures, tables and recordings` });
  }
  const problems: Problem[] = [];
  const reading = articleReading(article, problems);
  const subArticles = subArticlesOf(reading);
  const front = readFront(reading, subArticles.readings, source.slice(source.lastIndexOf('/') + 1));
  if (!front.ok) return front;

  const hasText = child(article, 'body') !== undefined;
  const text = hasText || child(article, 'back') ? renderBody(article) : undefined;
  problems.push(...(text?.problems ?? []));
  const body = text?.html ? contentOf(Buffer.from(text.html), 'text/html') : undefined;
  const sourceFile = contentOf(bytes, 'application/xml');
  const { key, titles, permissions, dates, mentioned } = front.value;

  const context: MemberContext = {
    reading,
    elements,
    articleKey: key,
    articleTitle: titles.titles[reading.language] ?? key,
    licence: permissions.licence,
    publishedOn: dates.publishedOn,
    isOpen: permissions.accessType === 0,
  };
  const members = [figuresOf(context), tablesOf(context), recordingsOf(context)];
  const wanted = members.flatMap((found) => found.wanted);
  return success({
    unit: {
      mentioned: distinct(mentioned),
      main: articleDraft(reading, front.value, subArticles, {
        text,
        hasText,
        body: body?.sha256,
        source: sourceFile.sha256,
      }),
      members: members.flatMap(({ drafts }) => drafts),
    },
    contents: distinctContents([sourceFile, ...(body ? [body] : []), ...subArticles.contents]),
    wanted: [...wanted, ...articleFilesOf(context, wanted)],
    problems,
  });
}

const distinctContents = <Hashed extends { readonly sha256: string }>(contents: readonly Hashed[]): Hashed[] => [
  ...new Map(contents.map((content) => [content.sha256, content])).values(),
];
