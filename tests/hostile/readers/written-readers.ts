import { transcriptHtml } from '../../../src/content/video/parts/transcript-html.ts';
import { safeBody } from '../../../src/features/portal/column/use-cases/safe-body.ts';
import { readWebVtt } from '../../../src/platform/item/texts/web-vtt.ts';
import type { HostileReader } from './reader.ts';

/** What editors write and what stands next to films. */
export const writtenReaders: readonly HostileReader[] = [
  {
    format: 'HTML of editors',
    writesHtml: true,
    display: ({ markup }) =>
      safeBody(
        `<h2>${markup}</h2><p>${markup}</p>${markup}<table><tr><td title="${markup}">${markup}</td></tr></table><a href="${markup}">x</a><a href='${markup}'>x</a><img src="/files/${'0'.repeat(64)}" alt="${markup}"><abbr title='${markup}'>x</abbr><pre>${markup}</pre>`,
      ),
  },
  {
    format: 'captions in WebVTT',
    writesHtml: true,
    display: ({ markup }) =>
      transcriptOf(`WEBVTT ${markup}\n\nNOTE ${markup}\n\nSTYLE\n::cue { ${markup} }\n\n`, '.', markup),
  },
  { format: 'captions in SubRip', writesHtml: true, display: ({ markup }) => transcriptOf('', ',', markup) },
];

const transcriptOf = (head: string, point: string, markup: string): string =>
  transcriptHtml(
    {
      language: markup,
      cues: readWebVtt(
        `${head}1\n00:00:01${point}000 --> 00:00:02${point}000 line:${markup}\n${markup}\n\n2\n00:00:03${point}000 --> 00:00:04${point}000\n<v ${markup}>${markup.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</v>\n`,
      ),
    },
    (seconds) => `/videoDetails?columnId=${encodeURIComponent(markup)}&t=${seconds}`,
  );
