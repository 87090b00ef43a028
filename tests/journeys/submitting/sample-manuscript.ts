/** A manuscript of a sample author as JATS: everything that the form can read out of a file stands in it. */
export const sampleManuscript = (language: 'zh' | 'en', title: string): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<article xmlns:xlink="http://www.w3.org/1999/xlink" article-type="research-article" xml:lang="${language}">
  <front><article-meta>
    <title-group><article-title>${title}</article-title></title-group>
    <contrib-group>
      <contrib contrib-type="author"><name><surname>Sample</surname><given-names>Ada</given-names></name></contrib>
      <contrib contrib-type="author"><name><surname>Sample</surname><given-names>Ben</given-names></name></contrib>
    </contrib-group>
    <abstract><p>${language === 'zh' ? '本文为示例，讨论光在晶体中的传播。' : 'A sample about how light travels in crystals.'}</p></abstract>
    <kwd-group xml:lang="${language}"><kwd>${language === 'zh' ? '光学' : 'optics'}</kwd><kwd>${language === 'zh' ? '晶体' : 'crystals'}</kwd></kwd-group>
  </article-meta></front>
  <body><p>${language === 'zh' ? '正文。' : 'The text.'}</p></body>
  <back><ref-list><ref id="r1"><mixed-citation>Sample A. On light. Sample Journal, 2020.</mixed-citation></ref></ref-list></back>
</article>
`);
