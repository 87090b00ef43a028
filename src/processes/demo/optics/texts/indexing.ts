import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const indexing: SampleText = {
  number: 3,
  channel: channel.indexing,
  code: 'indexing',
  updatedOn: '2026-06-30',
  titles: { zh: '收录与指标', en: 'Indexing and metrics' },
  summaries: {
    zh: '本刊（示例）被哪些数据库收录，以及我们怎样看待各种指标。',
    en: 'Which databases cover this (sample) journal, and how we read the various metrics.',
  },
  bodies: {
    zh: `
<p>收录不是目的，被找到才是。下表列出示例期刊与数据库之间的数据交换方式；名称仅作演示，不表示真实的收录关系。</p>
<table>
<caption>数据交换（示例）</caption>
<thead><tr><th scope="col">数据库</th><th scope="col">内容</th><th scope="col">更新</th></tr></thead>
<tbody>
<tr><th scope="row">示例引文索引</th><td>题录、摘要、参考文献</td><td>每期出版当日</td></tr>
<tr><th scope="row">示例工程索引</th><td>题录、摘要、主题词</td><td>每周</td></tr>
<tr><th scope="row">示例开放期刊目录</th><td>题录与全文链接</td><td>每日</td></tr>
<tr><th scope="row">示例科学数据中心</th><td>论文关联的数据集</td><td>论文上线后三日内</td></tr>
</tbody>
</table>
<h2>怎样阅读指标</h2>
<p>期刊影响因子描述的是一本刊物两年间论文的平均被引情况，分布高度偏斜，不能用来评价单篇论文或个人。本刊因此同时公布以下数字，并说明统计口径：</p>
<ul>
<li>首轮决定的中位天数与四分位区间；</li>
<li>录用率，按收稿年份而不是出版年份计算；</li>
<li>每篇论文的浏览、下载与被引，随论文页面逐日更新，已剔除已知的自动访问；</li>
<li>更正与撤稿的数量，连同原因分类。</li>
</ul>
<p>如果您发现我们的题录有误，请写信给编辑部。更正后的元数据会在一个工作日内重新送往各数据库。</p>`,
    en: `
<p>Being indexed is not the aim; being found is. The table lists how this sample journal would exchange data with databases. The names are for demonstration and do not describe real coverage.</p>
<table>
<caption>Exchange of data (sample)</caption>
<thead><tr><th scope="col">Database</th><th scope="col">Content</th><th scope="col">Update</th></tr></thead>
<tbody>
<tr><th scope="row">Sample Citation Index</th><td>Metadata, abstracts, references</td><td>On the day an issue appears</td></tr>
<tr><th scope="row">Sample Engineering Index</th><td>Metadata, abstracts, subject terms</td><td>Weekly</td></tr>
<tr><th scope="row">Sample Directory of Open Journals</th><td>Metadata and links to full text</td><td>Daily</td></tr>
<tr><th scope="row">Sample Science Data Centre</th><td>Data sets linked to papers</td><td>Within three days</td></tr>
</tbody>
</table>
<h2>How to read the metrics</h2>
<p>An impact factor is the mean number of citations to two years of a journal. The distribution behind it is very skewed, so it says little about a single paper and nothing about a person. We therefore publish the following numbers as well, and say how they are counted:</p>
<ul>
<li>the median time to first decision, with quartiles;</li>
<li>the acceptance rate by year of submission, not of publication;</li>
<li>views, downloads and citations of each paper, updated daily, without known automatic traffic;</li>
<li>the number of corrections and retractions, with their reasons.</li>
</ul>
<p>If you find a mistake in our metadata, please write to the office. Corrected records are sent to the databases again within one working day.</p>`,
  },
};
