import type { Examples } from './examples.ts';

export const sectionsExamples: Examples = {
  body: ['<body><p>Text</p></body>', '<p>Text</p>'],
  back: ['<back><p>Text</p></back>', '<p>Text</p>'],
  'floats-group': ['<floats-group><p>Text</p></floats-group>', '<div data-jats="floats-group"><p>Text</p></div>'],
  sec: [
    '<sec id="s1" sec-type="methods"><label>1</label><title>Methods</title><p>Text</p><sec><title>Data</title></sec></sec>',
    '<section data-jats="sec" data-type="methods" id="s1"><h2><span data-jats="label">1</span> Methods</h2><p>Text</p><section data-jats="sec" id="sec-n1"><h3>Data</h3></section></section>',
  ],
  'sec-meta': [
    '<sec id="s1"><sec-meta><contrib-group><contrib><name><surname>Li</surname></name></contrib></contrib-group></sec-meta><title>Methods</title></sec>',
    '<section data-jats="sec" id="s1"><h2>Methods</h2><div data-jats="sec-meta"><span data-jats="contrib-group"><span data-jats="contrib"><span data-jats="name">Li</span></span></span></div></section>',
  ],
  ack: [
    '<ack id="a"><title>Thanks</title><p>Text</p></ack>',
    '<section data-jats="ack" role="doc-acknowledgments" id="a"><h2>Thanks</h2><p>Text</p></section>',
  ],
  'app-group': [
    '<app-group><app id="app1"><title>One</title></app></app-group>',
    '<section data-jats="app-group"><section data-jats="app" role="doc-appendix" id="app1"><h2>One</h2></section></section>',
  ],
  app: [
    '<app id="app1"><label>A</label><title>Proof</title></app>',
    '<section data-jats="app" role="doc-appendix" id="app1"><h2><span data-jats="label">A</span> Proof</h2></section>',
  ],
  bio: [
    '<bio id="b"><title>Author</title><p>Text</p></bio>',
    '<section data-jats="bio" id="b"><h2>Author</h2><p>Text</p></section>',
  ],
  glossary: [
    '<glossary id="g"><title>Terms</title></glossary>',
    '<section data-jats="glossary" role="doc-glossary" id="g"><h2>Terms</h2></section>',
  ],
  notes: [
    '<notes notes-type="data" id="n"><title>Data</title></notes>',
    '<section data-jats="notes" data-type="data" id="n"><h2>Data</h2></section>',
  ],
  'fn-group': [
    '<fn-group id="f" content-type="ethics"><title>Ethics</title><fn><p>None</p></fn></fn-group>',
    '<section data-jats="fn-group" data-type="ethics" id="f"><h2>Ethics</h2><div data-jats="fn" role="doc-footnote"><p>None</p></div></section>',
  ],
  abstract: ['<abstract><p>Short</p></abstract>', '<section data-jats="abstract"><p>Short</p></section>'],
  'trans-abstract': [
    '<trans-abstract xml:lang="ar"><p>قصير</p></trans-abstract>',
    '<section data-jats="trans-abstract" lang="ar" dir="rtl"><p>قصير</p></section>',
  ],
  'boxed-text': [
    '<boxed-text id="box1"><label>Box 1</label><caption><title>Aside</title></caption><p>Text</p></boxed-text>',
    '<aside data-jats="boxed-text" id="box1"><span data-jats="label">Box 1</span><div data-jats="caption"><p data-jats="title">Aside</p></div><p>Text</p></aside>',
  ],
};
