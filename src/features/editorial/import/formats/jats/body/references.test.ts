import { describe, expect, it } from 'vitest';
import { articleFrom } from '../sample-article.ts';
import { renderBody } from './render-body.ts';

const referencesOf = (refs: string) => renderBody(articleFrom(`<back><ref-list>${refs}</ref-list></back>`)).references;

describe('an entry of a reference list', () => {
  it('is stored with its facts and as it is printed', () => {
    const entry = `<ref id="b1"><label>1.</label><element-citation publication-type="journal">
      <person-group person-group-type="author"><name><surname>Li</surname><given-names>N</given-names></name><collab>The Group</collab></person-group>
      <person-group person-group-type="editor"><name><surname>Wu</surname></name></person-group>
      <year>1999</year><article-title>On <italic>E. coli</italic></article-title><source>Nature</source><volume>7</volume>
      <fpage>1</fpage><lpage>9</lpage><pub-id pub-id-type="doi">10.5555/ABC</pub-id><pub-id pub-id-type="pmid">12</pub-id>
    </element-citation></ref>`;
    expect(referencesOf(entry)).toEqual([
      {
        anchor: 'b1',
        label: '1.',
        type: 'journal',
        printed: 'Li N, The Group. Wu (1999). On E. coli. Nature 7:1–9. https://doi.org/10.5555/ABC. PMID 12',
        facts: {
          authors: [{ family: 'Li', given: 'N' }, { name: 'The Group' }],
          editors: [{ family: 'Wu' }],
          title: 'On E. coli',
          container: 'Nature',
          year: '1999',
          volume: '7',
          firstPage: '1',
          lastPage: '9',
          pmid: '12',
        },
        doi: '10.5555/abc',
      },
    ]);
  });

  it('is printed as its source wrote it', () => {
    const [reference] = referencesOf(
      '<ref><mixed-citation>Li N. <source>A Book</source>, 2001. <ext-link xlink:href="https://doi.org/10.5555/x">link</ext-link></mixed-citation></ref>',
    );
    expect(reference).toMatchObject({
      label: null,
      type: null,
      printed: 'Li N. A Book, 2001. link',
      facts: { title: 'A Book', url: 'https://doi.org/10.5555/x' },
      doi: '10.5555/x',
    });
  });
});
