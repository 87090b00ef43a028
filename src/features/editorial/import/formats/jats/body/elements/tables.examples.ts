import type { Examples } from './examples.ts';

export const tablesExamples: Examples = {
  'table-wrap': [
    '<table-wrap id="t1"><label>Table 1.</label><caption><title>Sizes</title></caption><table><tbody><tr><td>1</td></tr></tbody></table><table-wrap-foot><fn id="tf"><label>*</label><p>About</p></fn></table-wrap-foot></table-wrap>',
    '<figure data-jats="table-wrap" id="t1"><figcaption><span data-jats="label">Table 1.</span> <p data-jats="title">Sizes</p></figcaption><div data-part="table" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div><div data-jats="table-wrap-foot"><div data-jats="fn" role="doc-footnote" id="tf"><span data-jats="label">*</span><p>About</p></div></div></figure>',
  ],
  'table-wrap-group': [
    '<table-wrap-group><label>Tables</label><table-wrap id="t1"><graphic xlink:href="t.png"><alt-text>Sizes</alt-text></graphic></table-wrap></table-wrap-group>',
    '<figure data-jats="table-wrap-group"><figcaption><span data-jats="label">Tables</span> </figcaption><figure data-jats="table-wrap" id="t1"><img data-file="t.png" alt="Sizes" loading="lazy"></figure></figure>',
  ],
  'table-wrap-foot': [
    '<table-wrap-foot><p>About</p></table-wrap-foot>',
    '<div data-jats="table-wrap-foot"><p>About</p></div>',
  ],
  table: [
    '<table frame="hsides" style="color:red"><tbody><tr><td>1</td></tr></tbody></table>',
    '<div data-part="table" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
  ],
  colgroup: [
    '<table><colgroup><col span="2"/></colgroup></table>',
    '<div data-part="table" tabindex="0"><table><colgroup><col span="2"></colgroup></table></div>',
  ],
  col: [
    '<table><col align="right"/></table>',
    '<div data-part="table" tabindex="0"><table><col data-align="right"></table></div>',
  ],
  thead: [
    '<table><thead><tr><th>a</th><th colspan="2">b</th></tr></thead></table>',
    '<div data-part="table" tabindex="0"><table><thead><tr><th scope="col">a</th><th colspan="2" scope="colgroup">b</th></tr></thead></table></div>',
  ],
  tbody: [
    '<table><tbody><tr><th>a</th><td>1</td></tr></tbody></table>',
    '<div data-part="table" tabindex="0"><table><tbody><tr><th scope="row">a</th><td>1</td></tr></tbody></table></div>',
  ],
  tfoot: [
    '<table><tfoot><tr><td>1</td></tr></tfoot></table>',
    '<div data-part="table" tabindex="0"><table><tfoot><tr><td>1</td></tr></tfoot></table></div>',
  ],
  tr: [
    '<table><tr valign="top"><td>1</td></tr></table>',
    '<div data-part="table" tabindex="0"><table><tr data-valign="top"><td>1</td></tr></table></div>',
  ],
  th: [
    '<table><thead><tr><th id="h" scope="row" abbr="A">a</th></tr></thead></table>',
    '<div data-part="table" tabindex="0"><table><thead><tr><th scope="row" abbr="A" id="h">a</th></tr></thead></table></div>',
  ],
  td: [
    '<table><tr><td align="center" colspan="2" rowspan="3" headers="h" onclick="x()"><list list-type="order"><list-item><p>1</p></list-item></list></td></tr></table>',
    '<div data-part="table" tabindex="0"><table><tr><td data-align="center" colspan="2" rowspan="3" headers="h"><ol data-jats="list" type="1"><li><p>1</p></li></ol></td></tr></table></div>',
  ],
  array: [
    '<array><tbody><tr><td>1</td></tr></tbody></array>',
    '<div data-jats="array"><div data-part="table" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div></div>',
  ],
  'oasis:table': [
    '<oasis:table><oasis:tgroup><oasis:colspec colname="1"/><oasis:colspec colname="2"/><oasis:thead><oasis:row><oasis:entry namest="1" nameend="2">a</oasis:entry></oasis:row></oasis:thead><oasis:tbody><oasis:row><oasis:entry morerows="1">1</oasis:entry></oasis:row></oasis:tbody></oasis:tgroup></oasis:table>',
    '<div data-part="table" tabindex="0"><table><thead><tr><th colspan="2" scope="colgroup">a</th></tr></thead><tbody><tr><td rowspan="2">1</td></tr></tbody></table></div>',
  ],
};
