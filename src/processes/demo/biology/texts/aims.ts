import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const aims: SampleText = {
  number: 1,
  channel: channel.aims,
  code: 'aims-and-scope',
  updatedOn: '2026-09-14',
  titles: { en: 'Aims and scope', zh: '办刊宗旨与范围' },
  summaries: {
    en: 'A quarterly for people who want to know how living things hold together: molecules, cells, tissues, nervous systems, communities. Open to every reader, without charges for authors.',
    zh: '写给想知道生命如何成为整体的人：分子、细胞、组织、神经系统与群落。对所有读者开放，不向作者收费。',
    de: 'Eine Vierteljahresschrift darüber, wie Lebendiges zusammenhält: von Molekülen bis zu Lebensgemeinschaften. Offen für alle, ohne Gebühren für Autoren.',
    fra: 'Une revue trimestrielle sur ce qui fait tenir le vivant, des molécules aux communautés. Ouverte à tous, sans frais pour les auteurs.',
    spa: 'Una revista trimestral sobre cómo se sostiene lo vivo, de las moléculas a las comunidades. Abierta a todos y sin cargos para autores.',
    ru: 'Ежеквартальный журнал о том, как живое становится целым: от молекул до сообществ. Открыт для всех, без платы для авторов.',
    ara: 'مجلة فصلية عن تماسك الكائنات الحية، من الجزيئات إلى المجتمعات. مفتوحة للجميع وبلا رسوم على المؤلفين.',
  },
  bodies: {
    en: `
<p>Living Systems Letters is a quarterly for people who want to know how living things hold together: how molecules become cells, cells become tissues, and organisms become communities. It welcomes experiment, theory and computation, and above all work in which they meet.</p>
<h2>What we look for</h2>
<p>We publish results that change how a system is understood, whatever its size. A paper may describe one protein or a whole reef, but it should explain a relation between parts and say what would show it to be wrong. Descriptive work is welcome when it opens a question that could not be asked before.</p>
<h2>Scope</h2>
<ul>
<li><strong>Molecules and cells</strong>: structure and dynamics, regulation of genes, signalling, metabolism, the physics of the cell;</li>
<li><strong>Development and tissues</strong>: morphogenesis, regeneration, organoids, mechanics;</li>
<li><strong>Nervous systems</strong>: circuits, learning, perception, comparative neuroscience;</li>
<li><strong>Ecology and evolution</strong>: populations, symbiosis, adaptation, biodiversity in a changing climate;</li>
<li><strong>Tools</strong>: imaging, sequencing, models, software and open collections of data.</li>
</ul>
<h2>What we do not publish</h2>
<p>Clinical trials, case reports and studies whose only result is a list of differentially expressed genes are better served elsewhere. We do not judge papers by expected citations, and no section of the journal is reserved for invited authors.</p>
<h2>Formats</h2>
<dl>
<dt>Letter</dt><dd>One clear result in at most 3,000 words and four figures.</dd>
<dt>Article</dt><dd>A full study of up to 7,000 words.</dd>
<dt>Resource</dt><dd>A data set, strain collection, atlas or program that others can use today.</dd>
<dt>Perspective</dt><dd>An argument, of up to 2,500 words, that readers may disagree with.</dd>
</dl>`,
    zh: `
<p>《生命系统快报》是一份季刊，写给想知道生命如何成为整体的人：分子如何构成细胞，细胞如何构成组织，个体又如何形成群落。我们欢迎实验、理论和计算，尤其欢迎三者相遇的工作。</p>
<h2>我们寻找什么</h2>
<p>我们发表能改变人们对一个系统的理解的结果，不论系统大小。论文可以只讲一个蛋白，也可以讲一整片珊瑚礁，但应当解释部分之间的关系，并说明什么样的证据会推翻它。描述性工作若能提出此前无法提出的问题，同样欢迎。</p>
<h2>范围</h2>
<ul>
<li><strong>分子与细胞</strong>：结构与动力学、基因调控、信号、代谢、细胞物理；</li>
<li><strong>发育与组织</strong>：形态发生、再生、类器官、力学；</li>
<li><strong>神经系统</strong>：环路、学习、知觉、比较神经科学；</li>
<li><strong>生态与进化</strong>：种群、共生、适应、气候变化下的生物多样性；</li>
<li><strong>工具</strong>：成像、测序、模型、软件与开放数据。</li>
</ul>
<h2>我们不发表什么</h2>
<p>临床试验、病例报告，以及只给出差异表达基因列表的研究，更适合其他刊物。我们不以预期被引取舍稿件，也没有只留给特邀作者的栏目。</p>
<h2>体裁</h2>
<dl>
<dt>快报</dt><dd>一个清楚的结果，不超过 3000 词、四幅图。</dd>
<dt>论文</dt><dd>完整研究，不超过 7000 词。</dd>
<dt>资源</dt><dd>别人今天就能使用的数据集、菌株库、图谱或程序。</dd>
<dt>观点</dt><dd>不超过 2500 词、读者可以不同意的论证。</dd>
</dl>`,
  },
};
