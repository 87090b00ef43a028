import type { SampleText } from '../../sample-site.ts';
import { channel, opticsId } from '../numbers.ts';

const guide = `/periodIntroduce?columnId=${opticsId(channel.guide)}`;

/** The journal's own words above the form. */
export const submitManuscript: SampleText = {
  number: 14,
  channel: channel.submitManuscript,
  code: 'submit-manuscript',
  updatedOn: '2026-11-12',
  titles: { zh: '在线投稿', en: 'Submit a manuscript' },
  summaries: { zh: '投稿前请先阅读投稿指南。', en: 'Please read the guide for authors first.' },
  bodies: {
    zh: `<p>本刊接收光学与光子学领域的研究论文、综述与快报。投稿前请先阅读<a href="${guide}">投稿指南</a>。</p>`,
    en: `<p>We take research papers, reviews and letters on optics and photonics. Please read the <a href="${guide}">guide for authors</a> first.</p>`,
  },
};
