import type { SampleText } from '../../sample-site.ts';

export const coverStory: SampleText = {
  number: 30,
  code: 'cover-story',
  updatedOn: '2026-11-10',
  titles: {
    zh: '封面导读：写在玻璃里、还能擦掉的颜色',
    en: 'Behind the cover: colour written into glass, and erased again',
  },
  summaries: {
    zh: '为 2026 年第 11 期封面写的示例导读。',
    en: 'A sample introduction to the cover of issue 11 of 2026.',
  },
  bodies: {
    zh: `
<p>把一束飞秒激光聚焦到一块含银玻璃的内部，焦点处的玻璃会在不到一皮秒的时间里吸收几个光子，留下一个肉眼看不见的点。再经过一次温和的加热，点里的银离子聚成团簇，开始发光——颜色由团簇的大小决定。</p>
<h2>难在哪里</h2>
<p>此前的办法写出的颜色不能改。要改变颜色，就得换一块材料，或者再曝光一次，而第二次曝光会损伤周围的玻璃。封面文章设想了另一条路：用脉冲的<strong>间隔</strong>而不是能量来控制团簇的生长，间隔越长，团簇越小，颜色越偏蓝。</p>
<h2>看到了什么</h2>
<ul>
<li>发光波长从 480 nm 连续调到 710 nm，材料始终是同一块；</li>
<li>以 532 nm 连续光照射几秒即可擦除，玻璃回到透明；</li>
<li>擦写 200 次之后，亮度保持在初始值的 96%。</li>
</ul>
<h2>还不知道什么</h2>
<p>团簇在擦除时去了哪里，目前只有间接证据；更高的写入速度是否会改变颜色的均匀性，也有待回答。</p>`,
    en: `
<p>Focus a femtosecond laser inside a piece of glass that contains silver, and within less than a picosecond the glass at the focus absorbs several photons and keeps an invisible dot. After gentle heating the silver ions in the dot gather into clusters and begin to glow, in a colour set by the size of the clusters.</p>
<h2>What was difficult</h2>
<p>Colours written in earlier ways could not be changed. Another colour meant another material, or a second exposure that damages the glass around it. The cover story imagines another way: to steer the growth of clusters by the <strong>interval</strong> between pulses rather than by their energy. The longer the interval, the smaller the cluster and the bluer the light.</p>
<h2>What was seen</h2>
<ul>
<li>emission tuned continuously from 480 to 710 nm in one and the same piece of glass;</li>
<li>erasure by a few seconds of continuous light at 532 nm, after which the glass is clear again;</li>
<li>96 % of the brightness left after 200 cycles.</li>
</ul>
<h2>What is not known</h2>
<p>There is only indirect evidence of where the clusters go when they are erased, and whether faster writing would make the colour uneven remains to be answered.</p>`,
  },
};
