import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const accessibility: SampleText = {
  number: 3,
  channel: channel.accessibility,
  code: 'accessibility',
  updatedOn: '2026-11-01',
  titles: { zh: '无障碍声明', en: 'Accessibility statement' },
  summaries: {
    zh: '我们以 WCAG 2.2 AA 级为目标，列出已经做到和尚未做到的。',
    en: 'We aim at WCAG 2.2 level AA and list what works and what does not yet.',
  },
  bodies: {
    zh: `
<p>学术内容应当人人可读。平台与所汇集的示例期刊以《网页内容无障碍指南》（WCAG）2.2 的 AA 级为目标。</p>
<h2>已经做到</h2>
<ul>
<li>所有功能都可以只用键盘完成，焦点始终可见；</li>
<li>没有 JavaScript 也能阅读和检索；</li>
<li>文字可放大到 400%，不丢失内容，不出现横向滚动；</li>
<li>浅色、深色与灰度显示都保持足够的对比度；</li>
<li>界面提供七种语言，阿拉伯文从右至左排版；</li>
<li>动画可以停止，并尊重系统的“减少动态效果”设置。</li>
</ul>
<h2>尚未做到</h2>
<table>
<caption>已知问题与计划</caption>
<thead><tr><th scope="col">问题</th><th scope="col">影响</th><th scope="col">计划</th></tr></thead>
<tbody>
<tr><th scope="row">早期论文的 PDF 没有标签</th><td>读屏软件阅读顺序可能错误</td><td>提供网页版全文；PDF 逐年补做</td></tr>
<tr><th scope="row">部分图缺少详细说明</th><td>无法了解图中数据</td><td>新论文必须提供替代文字</td></tr>
<tr><th scope="row">长文本只有中文和英文</th><td>其他语言的读者</td><td>页面如实注明所示语言</td></tr>
</tbody>
</table>
<h2>反馈</h2>
<p>遇到障碍请写信至 <a href="mailto:access@example.org">access@example.org</a>，写明页面地址和使用的设备。两个工作日内答复；在修复之前，我们以您方便的格式提供内容。</p>`,
    en: `
<p>Scholarly content should be readable for everyone. The portal and the sample journals that it gathers aim at level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.</p>
<h2>What works</h2>
<ul>
<li>everything can be done by keyboard alone, and the focus is always visible;</li>
<li>reading and searching work without JavaScript;</li>
<li>text can be enlarged to 400 % without loss and without horizontal scrolling;</li>
<li>light, dark and grey looks keep sufficient contrast;</li>
<li>the interface speaks seven languages, Arabic from right to left;</li>
<li>motion can be stopped and follows the system’s setting for reduced motion.</li>
</ul>
<h2>What does not work yet</h2>
<table>
<caption>Known problems and plans</caption>
<thead><tr><th scope="col">Problem</th><th scope="col">Effect</th><th scope="col">Plan</th></tr></thead>
<tbody>
<tr><th scope="row">PDFs of early papers have no tags</th><td>Screen readers may read them in the wrong order</td><td>Full text as a web page; PDFs year by year</td></tr>
<tr><th scope="row">Some figures lack long descriptions</th><td>Their data cannot be known</td><td>Alternative texts are required for new papers</td></tr>
<tr><th scope="row">Long texts exist in Chinese and English only</th><td>Readers of other languages</td><td>Pages say which language they show</td></tr>
</tbody>
</table>
<h2>Tell us</h2>
<p>If something stands in your way, write to <a href="mailto:access@example.org">access@example.org</a> with the address of the page and your device. We answer within two working days and provide the content in a form that suits you until it is repaired.</p>`,
  },
};
