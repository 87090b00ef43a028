import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const figuresAndTables: SampleText = {
  number: 6,
  channel: channel.figures,
  code: 'figures-and-tables',
  updatedOn: '2026-05-20',
  titles: { zh: '图表要求', en: 'Figures and tables' },
  summaries: {
    zh: '图幅、字号、配色与数据的要求，以及哪些图像处理是不允许的。',
    en: 'Sizes, type, colours and data of figures, and which kinds of image processing are not acceptable.',
  },
  bodies: {
    zh: `
<p>读者往往先看图再看文。每一幅图都应当不依赖正文就能读懂。</p>
<h2>尺寸与文字</h2>
<ul>
<li>单栏图宽 84 mm，双栏图宽 174 mm；缩印后最小字号 7 磅。</li>
<li>坐标轴写明物理量与单位，例如“波长（nm）”；刻度向内，不加多余边框。</li>
<li>线条图提交矢量文件（SVG、PDF），照片和显微图提交不低于 300 dpi 的 TIFF 或 PNG。</li>
</ul>
<h2>颜色</h2>
<p>请使用在灰度和色觉障碍条件下仍能区分的配色；不要仅凭颜色区分曲线，同时使用线型或标记。连续量建议使用感知均匀的色标，避免彩虹色标。</p>
<h2>图像完整性</h2>
<p>亮度与对比度只能对整幅图像线性调整；非线性处理、拼接、去噪和超分辨重建要在图注中写明。不得局部增强、擦除或移动图像中的任何特征。编辑部会抽查原始数据。</p>
<h2>表格</h2>
<p>使用三线表，行首和列首写清含义；不用空格对齐，不提交图片形式的表格。数值给出与测量精度相称的有效位数。</p>`,
    en: `
<p>Many readers look at the figures first. Each should make sense without the text.</p>
<h2>Size and lettering</h2>
<ul>
<li>One column is 84 mm wide, two columns are 174 mm; the smallest type after reduction is 7 pt.</li>
<li>Label axes with quantity and unit, for example “Wavelength (nm)”; ticks point inwards; no extra frames.</li>
<li>Send line art as vectors (SVG, PDF), photographs and micrographs as TIFF or PNG of at least 300 dpi.</li>
</ul>
<h2>Colour</h2>
<p>Choose colours that remain distinct in greyscale and for readers with colour-vision deficiency. Never rely on colour alone: use line styles or markers too. For continuous quantities take a perceptually uniform scale rather than a rainbow.</p>
<h2>Integrity of images</h2>
<p>Brightness and contrast may only be changed linearly and for the whole image. Nonlinear processing, stitching, denoising and super-resolution reconstruction must be stated in the caption. No feature may be enhanced, removed or moved locally. The office checks raw data at random.</p>
<h2>Tables</h2>
<p>Use three rules, and say in the first row and column what the values mean. Do not align with spaces and do not send tables as pictures. Give as many digits as the measurement supports.</p>`,
  },
};
