import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const archiving: SampleText = {
  number: 3,
  channel: channel.archiving,
  code: 'archiving',
  updatedOn: '2026-02-20',
  titles: { en: 'Archiving', zh: '长期保存' },
  summaries: {
    en: 'Where papers and their data live, and for how long.',
    zh: '论文和数据存放在哪里、保存多久。',
  },
  bodies: {
    en: `
<p>A paper is worth little if its data are gone. We archive both together.</p>
<h2>The paper</h2>
<p>Full text is kept as XML, HTML and PDF, with figures at the resolution in which they were submitted. Each file is named by its checksum and is never overwritten; a correction adds a version and leaves the earlier one in place. Three copies are held in different regions and compared every month.</p>
<h2>The data</h2>
<p>Sequences, structures, images and measurements belong into a repository that gives them a persistent identifier and accepts responsibility for at least ten years. The paper records the identifier, the version and the date on which we checked that the data can be downloaded. We repeat this check once a year and mark links that no longer work, instead of hiding them.</p>
<h2>Code</h2>
<p>Programs that a result depends on are archived as a snapshot with a licence and a file that lists the versions of everything they need. A link to a repository that may change is not enough by itself.</p>
<h2>Depositing your paper</h2>
<p>You may post the submitted, accepted and published versions anywhere, at any time, under the licence of the paper. Please link to the version of record by its DOI, so that readers find later corrections.</p>`,
    zh: `
<p>数据若已散失，论文的价值也所剩无几。我们把两者一同保存。</p>
<h2>论文</h2>
<p>全文以 XML、HTML 和 PDF 保存，图按投稿时的分辨率保留。每个文件以校验值命名，从不覆盖；更正会增加一个版本，原版本保留。三份副本存放在不同地区，每月比对。</p>
<h2>数据</h2>
<p>序列、结构、图像和测量数据应存入能给予永久标识、并承诺保存至少十年的仓储。论文记录标识、版本和我们核对可下载性的日期；每年复核一次，失效的链接会注明，而不是隐藏。</p>
<h2>代码</h2>
<p>结果所依赖的程序以快照形式存档，附许可和依赖版本清单。仅给出可能变动的仓库链接是不够的。</p>
<h2>自存档</h2>
<p>投稿版、录用版和出版版均可随时随处公开存放，遵循论文的许可即可。请用 DOI 指向正式版本，使读者能看到后来的更正。</p>`,
  },
};
