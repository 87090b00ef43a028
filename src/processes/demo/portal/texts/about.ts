import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const about: SampleText = {
  number: 1,
  channel: channel.about,
  code: 'about',
  updatedOn: '2026-10-15',
  titles: { zh: '关于平台', en: 'About the portal' },
  summaries: {
    zh: '一个入口，汇集各刊自己的网站：检索、浏览与订阅在一处完成，阅读回到刊物自己的页面。',
    en: 'One entry to journals that keep their own sites: search, browse and follow here, read there.',
    de: 'Ein Eingang zu Zeitschriften mit eigenen Seiten: hier suchen, stöbern und folgen, dort lesen.',
    fra: 'Une entrée vers des revues qui gardent leur site : chercher, parcourir et suivre ici, lire là-bas.',
    spa: 'Una entrada a revistas con sitio propio: aquí se busca, se explora y se sigue; allí se lee.',
    ru: 'Один вход к журналам с собственными сайтами: здесь ищут и следят, там читают.',
    ara: 'مدخل واحد إلى مجلات تحتفظ بمواقعها: ابحث وتصفح وتابع هنا، واقرأ هناك.',
  },
  bodies: {
    zh: `
<p>印迹学术平台（示例）把多家期刊的网站汇集在一个入口之下。每家期刊保留自己的地址、版式和编辑方针；平台负责让它们一起被找到。</p>
<h2>平台做什么</h2>
<ul>
<li><strong>检索</strong>：一次检索所有刊物的论文、图、表、视频和其他资源，说明每条结果为何命中；</li>
<li><strong>浏览</strong>：按学科、刊物和最新一期浏览；</li>
<li><strong>订阅</strong>：用一个账号关注多家刊物的目录、关键词和栏目；</li>
<li><strong>开放接口</strong>：元数据、引文和使用数据可以机读，供图书馆与研究者使用。</li>
</ul>
<h2>平台不做什么</h2>
<p>平台不参与审稿，不决定录用，也不改变刊物的内容。论文只有一个正式地址，即刊物自己的页面；平台上的列表总是指向那里。广告与付费排序在平台上不存在。</p>
<h2>收录标准</h2>
<ol>
<li>公开审稿方式、编辑团队和出版伦理政策；</li>
<li>为每篇论文注册永久标识，并交付结构化元数据；</li>
<li>承诺长期保存，停刊后内容仍可访问；</li>
<li>网站达到 WCAG 2.2 AA 级无障碍要求，或有明确的改进计划。</li>
</ol>
<p>目前汇集两家示例期刊：《光学前沿通讯》与《生命系统快报》。</p>`,
    en: `
<p>The Imprint Portal (sample) gathers the sites of several journals under one entry. Each journal keeps its address, its design and its editorial line; the portal makes sure that they are found together.</p>
<h2>What the portal does</h2>
<ul>
<li><strong>Search</strong>: papers, figures, tables, videos and other resources of all journals at once, with the reason why each result matched;</li>
<li><strong>Browse</strong>: by subject, by journal and by newest issue;</li>
<li><strong>Follow</strong>: contents, keywords and columns of many journals with one account;</li>
<li><strong>Open interfaces</strong>: metadata, citations and usage in machine-readable form for libraries and researchers.</li>
</ul>
<h2>What it does not do</h2>
<p>The portal takes no part in review, decides about no paper and changes no content. A paper has one address of record, on the site of its journal, and every list on the portal leads there. There is no advertising and no paid ranking.</p>
<h2>Criteria for journals</h2>
<ol>
<li>public policies on review, editorial team and publication ethics;</li>
<li>persistent identifiers and structured metadata for every paper;</li>
<li>long-term preservation, with access if the journal ends;</li>
<li>a site that meets WCAG 2.2 level AA, or a plan to get there.</li>
</ol>
<p>Two sample journals are gathered at present: Frontier Optics Letters and Living Systems Letters.</p>`,
  },
};
