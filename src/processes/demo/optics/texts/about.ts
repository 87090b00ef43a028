import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const about: SampleText = {
  number: 1,
  channel: channel.about,
  code: 'about',
  updatedOn: '2026-10-08',
  titles: { zh: '期刊简介', en: 'About the journal' },
  summaries: {
    zh: '《光学前沿通讯》是一份月刊，快速发表光学与光子学领域篇幅短、结论完整的原创研究。',
    en: 'Frontier Optics Letters is a monthly that publishes short, complete and original work in optics and photonics.',
    de: 'Eine Monatsschrift für kurze, vollständige Originalarbeiten aus Optik und Photonik.',
    fra: 'Une revue mensuelle de travaux originaux, courts et complets, en optique et photonique.',
    spa: 'Una revista mensual de trabajos originales, breves y completos, en óptica y fotónica.',
    ru: 'Ежемесячный журнал кратких и законченных оригинальных работ по оптике и фотонике.',
    ara: 'مجلة شهرية تنشر أعمالًا أصيلة قصيرة ومكتملة في البصريات والفوتونيات.',
  },
  bodies: {
    zh: `
<p>《光学前沿通讯》创刊于 2017 年，每月一期，面向光学与光子学的研究者、工程师和研究生。本刊只做一件事：让篇幅不长、但结论完整的工作尽快、尽可能清楚地到达读者。</p>
<h2>办刊宗旨</h2>
<p>一篇好的通讯应当回答一个明确的问题，给出足以复现的方法，并坦率说明结论的适用范围。我们不以题目是否热门取舍稿件，而看三点：问题是否重要，证据是否充分，同行能否据此继续工作。阴性结果和对已有结论的严格重复，只要设计严谨，同样欢迎。</p>
<h2>刊载范围</h2>
<ul>
<li><strong>激光与非线性光学</strong>：超短脉冲、频率梳、新型增益介质、激光加工；</li>
<li><strong>集成光子学</strong>：硅基、氮化硅与薄膜铌酸锂平台，光互连，片上光源与探测；</li>
<li><strong>成像与显微</strong>：计算成像、散射介质成像、超分辨与光片显微、光学相干层析；</li>
<li><strong>量子光学</strong>：单光子源与探测、纠缠分发、量子精密测量；</li>
<li><strong>光学材料与超构表面</strong>：色散设计、全息、拓扑光子结构；</li>
<li><strong>光学仪器与计量</strong>：标准、标定方法和开放的测量数据集。</li>
</ul>
<h2>栏目</h2>
<dl>
<dt>快报</dt><dd>正文不超过 3500 字、图不超过 4 幅，首轮审稿目标为 25 天。</dd>
<dt>研究论文</dt><dd>需要较长推导或多组实验的完整工作，正文一般不超过 8000 字。</dd>
<dt>综述</dt><dd>以编辑部约稿为主，也接受作者事先提交一页提纲后的自荐。</dd>
<dt>数据与方法</dt><dd>开放数据集、标定流程、软件和仪器设计，重点审查可复用性。</dd>
</dl>
<h2>语言与出版方式</h2>
<p>论文以中文或英文发表，题名、摘要、关键词和图表说明为中英双语。录用稿件先以网络首发形式上线，随后编入当月一期；每一个版本都保留记录，可供引用。</p>`,
    en: `
<p>Frontier Optics Letters was founded in 2017 and appears monthly. It is written for researchers, engineers and graduate students in optics and photonics, and it tries to do one thing well: to bring short but complete pieces of work to readers quickly and in the clearest form we can give them.</p>
<h2>Aims</h2>
<p>A good letter answers one well-posed question, describes its methods so that others can repeat them, and says plainly where the conclusion stops. We do not choose papers by how fashionable a subject is. We ask whether the question matters, whether the evidence is sufficient, and whether a colleague could continue from here. Negative results and careful replications are welcome when the design is sound.</p>
<h2>Scope</h2>
<ul>
<li><strong>Lasers and nonlinear optics</strong>: ultrashort pulses, frequency combs, new gain media, laser processing;</li>
<li><strong>Integrated photonics</strong>: silicon, silicon nitride and thin-film lithium niobate, optical interconnects, on-chip sources and detectors;</li>
<li><strong>Imaging and microscopy</strong>: computational imaging, imaging through scattering media, super-resolution and light-sheet microscopy, optical coherence tomography;</li>
<li><strong>Quantum optics</strong>: single-photon sources and detectors, distribution of entanglement, quantum metrology;</li>
<li><strong>Optical materials and metasurfaces</strong>: dispersion engineering, holography, topological photonic structures;</li>
<li><strong>Instruments and metrology</strong>: standards, calibration methods and open sets of measurements.</li>
</ul>
<h2>Types of contribution</h2>
<dl>
<dt>Letter</dt><dd>Up to 3,500 words and four figures; we aim for a first decision within 25 days.</dd>
<dt>Research article</dt><dd>Complete work that needs longer derivations or several experiments, usually below 8,000 words.</dd>
<dt>Review</dt><dd>Mostly invited; authors may propose one with a single page of outline.</dd>
<dt>Data and methods</dt><dd>Open data sets, calibration procedures, software and instrument designs, reviewed above all for reusability.</dd>
</dl>
<h2>Language and form of publication</h2>
<p>Papers appear in Chinese or English; titles, abstracts, keywords and captions in both. Accepted papers are published online first and then gathered into the issue of the month. Every version is kept and can be cited.</p>`,
  },
};
