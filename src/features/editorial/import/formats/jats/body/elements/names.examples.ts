import type { Examples } from './examples.ts';

export const namesExamples: Examples = {
  name: [
    '<p><name><surname>Li</surname><given-names>Na</given-names></name></p>',
    '<p><span data-jats="name">Li Na</span></p>',
  ],
  'string-name': [
    '<p><string-name><given-names>Na</given-names> <surname>Li</surname></string-name></p>',
    '<p><span data-jats="string-name">Na Li</span></p>',
  ],
  'name-alternatives': [
    '<p><name-alternatives><name><surname>Li</surname></name><name xml:lang="zh"><surname>李</surname></name></name-alternatives></p>',
    '<p><span data-jats="name-alternatives"><span data-jats="name">Li</span> <span data-jats="name" lang="zh" dir="ltr">李</span></span></p>',
  ],
  surname: ['<p><name><surname>Li</surname></name></p>', '<p><span data-jats="name">Li</span></p>'],
  'given-names': ['<p><name><given-names>Na</given-names></name></p>', '<p><span data-jats="name">Na</span></p>'],
  prefix: [
    '<p><name><prefix>Dr</prefix><surname>Li</surname></name></p>',
    '<p><span data-jats="name">Dr Li</span></p>',
  ],
  suffix: [
    '<p><name><surname>Li</surname><suffix>Jr</suffix></name></p>',
    '<p><span data-jats="name">Li Jr</span></p>',
  ],
  degrees: ['<p><degrees>PhD</degrees></p>', '<p>PhD</p>'],
  'person-group': [
    '<p><person-group><name><surname>Li</surname></name><name><surname>Wu</surname></name><etal/></person-group></p>',
    '<p><span data-jats="person-group"><span data-jats="name">Li</span>, <span data-jats="name">Wu</span>, et al.</span></p>',
  ],
  collab: ['<p><collab>The Group</collab></p>', '<p><span data-jats="collab">The Group</span></p>'],
  'collab-alternatives': [
    '<p><collab-alternatives><collab>The Group</collab></collab-alternatives></p>',
    '<p><span data-jats="collab-alternatives"><span data-jats="collab">The Group</span></span></p>',
  ],
  anonymous: ['<p><anonymous>Anon</anonymous></p>', '<p>Anon</p>'],
  etal: ['<p><etal/></p>', '<p>et al.</p>'],
  role: ['<p><role>Editor</role></p>', '<p><span data-jats="role">Editor</span></p>'],
  'contrib-group': [
    '<p><contrib-group><contrib><collab>One</collab></contrib><contrib><collab>Two</collab></contrib></contrib-group></p>',
    '<p><span data-jats="contrib-group"><span data-jats="contrib"><span data-jats="collab">One</span></span>, <span data-jats="contrib"><span data-jats="collab">Two</span></span></span></p>',
  ],
  contrib: [
    '<p><contrib><name><surname>Li</surname></name><role>Editor</role></contrib></p>',
    '<p><span data-jats="contrib"><span data-jats="name">Li</span> <span data-jats="role">Editor</span></span></p>',
  ],
  'contrib-id': ['<p>a<contrib-id>0000</contrib-id></p>', '<p>a</p>'],
  'author-comment': [
    '<author-comment><p>Late</p></author-comment>',
    '<div data-jats="author-comment"><p>Late</p></div>',
  ],
  'on-behalf-of': ['<p><on-behalf-of>The Group</on-behalf-of></p>', '<p>The Group</p>'],
  aff: [
    '<p><aff><institution>One University</institution><country>Chile</country></aff></p>',
    '<p><span data-jats="aff"><span data-jats="institution">One University</span> Chile</span></p>',
  ],
  'aff-alternatives': [
    '<p><aff-alternatives><aff>One University</aff></aff-alternatives></p>',
    '<p><span data-jats="aff-alternatives"><span data-jats="aff">One University</span></span></p>',
  ],
  institution: [
    '<p><institution>One University</institution></p>',
    '<p><span data-jats="institution">One University</span></p>',
  ],
  'institution-wrap': [
    '<p><institution-wrap><institution>One</institution><institution-id>grid.1</institution-id></institution-wrap></p>',
    '<p><span data-jats="institution">One</span> </p>',
  ],
  'institution-id': ['<p>a<institution-id>grid.1</institution-id></p>', '<p>a</p>'],
  address: [
    '<p><address><city>Lima</city><country>Peru</country></address></p>',
    '<p><span data-jats="address">Lima, Peru</span></p>',
  ],
  'addr-line': ['<p><addr-line>Street 1</addr-line></p>', '<p><span data-jats="addr-line">Street 1</span></p>'],
  city: ['<p><city>Lima</city></p>', '<p>Lima</p>'],
  state: ['<p><state>Ohio</state></p>', '<p>Ohio</p>'],
  country: ['<p><country>Peru</country></p>', '<p>Peru</p>'],
  'postal-code': ['<p><postal-code>0100</postal-code></p>', '<p>0100</p>'],
  phone: ['<p><phone>555</phone></p>', '<p>555</p>'],
  fax: ['<p><fax>555</fax></p>', '<p>555</p>'],
};
