import { presentFailure } from '../../src/platform/contract/envelope.ts';
import { failure } from '../../src/platform/kernel/failure.ts';
import { makePdf } from './media-samples.ts';
import type { SampleMember } from './members.ts';
import type { TestApp } from './test-app.ts';
import { storeUpload } from './uploads.ts';

/** Sample words of an author; nothing of it is real. */
export const sampleDetails = (changed: object = {}) => ({
  written: 'en',
  titles: { en: 'Light in small crystals (sample)', zh: '小晶体中的光（示例）' },
  abstracts: { en: 'A sample abstract.\n\nIts second paragraph.', zh: '示例摘要。' },
  keywords: { en: ['light', 'crystals'], zh: ['光'] },
  authors: [
    {
      name: { en: 'Ada Sample', zh: '样本甲' },
      email: 'ada@example.org',
      orcid: '0000-0002-1825-0097',
      affiliation: { en: 'Sample Institute' },
      isCorresponding: true,
    },
    {
      name: { en: 'Bo Sample' },
      email: 'bo@example.org',
      orcid: '',
      affiliation: { en: 'Sample Institute' },
      isCorresponding: false,
    },
  ],
  references: ['Sample, A. (2025) A cited sample. Journal of Samples <3>, 1–9.'],
  letter: 'A sample letter to the editors.',
  declarations: {
    isOriginal: true,
    noInterests: true,
    interests: '',
    funding: 'Sample fund',
    data: '',
    ethics: '',
    tools: '',
  },
  looked: ['titles', 'authors', 'abstracts', 'keywords', 'references'],
  ...changed,
});

interface Wanted {
  readonly kind?: 'manuscript' | 'video';
  readonly journalId?: string;
  readonly details?: object;
}

const changedMeanwhile = presentFailure(failure('submissionChanged')).status;

/** The worker may have read the manuscript since the author looked; the pages look again and go on. */
async function lookingAgain<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  return answer.status === changedMeanwhile ? ask() : answer;
}

/** How an author sends something to a site, as the pages do. */
export const useAuthoring = (portal: TestApp, { host, site }: { readonly host: string; readonly site: number }) => {
  const read = async (who: SampleMember, id: string) =>
    (await portal.get(host, `/front/submission/detail?id=${id}`, who.headers)).data;
  const post = (who: SampleMember, call: string, body: object) =>
    portal.post(host, `/front/submission/${call}`, body, who.headers);

  const addFile = async (who: SampleMember, id: string, kind: 'manuscript' | 'video', content?: Buffer) => {
    const isVideo = kind === 'video';
    const upload = await storeUpload(portal, {
      site,
      account: who.id,
      role: kind,
      name: isVideo ? 'film.mp4' : 'paper.pdf',
      type: isVideo ? 'video/mp4' : 'application/pdf',
      content: content ?? (isVideo ? Buffer.from(`sample film ${id}`) : makePdf([`sample ${id}`])),
    });
    return post(who, 'addFile', { id, upload, role: kind });
  };

  const save = (who: SampleMember, id: string, details: object = {}) =>
    lookingAgain(async () => {
      const { revision, journal } = await read(who, id);
      const wanted = { id, revision, details: sampleDetails(details), journalId: journal?.id ?? null };
      return post(who, 'save', wanted);
    });

  const send = (who: SampleMember, id: string) =>
    lookingAgain(async () => post(who, 'send', { id, revision: (await read(who, id)).revision }));

  return {
    read,
    post,
    addFile,
    save,
    send,
    /** A draft with everything that sending asks for. */
    async prepare(who: SampleMember, { kind = 'manuscript', journalId, details = {} }: Wanted = {}): Promise<string> {
      const { id } = (await post(who, 'begin', { kind, journalId })).data;
      await save(who, id, details);
      await addFile(who, id, kind);
      return id;
    },
    async sent(who: SampleMember, wanted: Wanted = {}): Promise<string> {
      const id = await this.prepare(who, wanted);
      const answer = await send(who, id);
      if (answer.http !== 200) throw new Error(`A sample was not sent: ${answer.message}`);
      return id;
    },
  };
};

/** How an editor deals with it. */
export const useEditing = (portal: TestApp, host: string) => {
  const read = async (who: SampleMember, id: string) =>
    (await portal.get(host, `/console/submission?id=${id}`, who.headers)).data;
  const post = (who: SampleMember, call: string, body: object) =>
    portal.post(host, `/console/submission/${call}`, body, who.headers);
  return {
    read,
    post,
    async decide(who: SampleMember, id: string, decision: 'ask-revision' | 'accept' | 'decline', letter = 'A letter.') {
      return post(who, 'decide', { id, revision: (await read(who, id)).revision, decision, letter });
    },
  };
};
