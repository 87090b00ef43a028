import { describe, expect, test } from 'vitest';
import { readXml, usualCaps } from './read-xml.ts';
import { textOf, type XmlElement } from './xml-tree.ts';

const read = (xml: string | Buffer, caps = {}) => readXml(Buffer.from(xml), { ...usualCaps, ...caps });
const rootOf = (xml: string | Buffer): XmlElement => {
  const result = read(xml);
  if (!result.ok) throw new Error(result.failure.reason);
  return result.value;
};
const reasonOf = (xml: string | Buffer, caps = {}): string => {
  const result = read(xml, caps);
  return result.ok ? 'it was read' : result.failure.reason;
};

describe('a document is read', () => {
  test('with names as written, and without comments and processing instructions', () => {
    const root = rootOf('<?xml version="1.0"?><a x:y="1"><!-- no --><m:b>t<?no no?>u</m:b><![CDATA[<v>]]></a>');
    expect(root).toEqual({
      name: 'a',
      attributes: { 'x:y': '1' },
      children: [{ name: 'm:b', attributes: {}, children: ['tu'] }, '<v>'],
    });
  });

  test('in UTF-8 with or without a byte order mark and in UTF-16 with one', () => {
    expect(textOf(rootOf('<a>期刊 ü</a>'))).toBe('期刊 ü');
    expect(textOf(rootOf('\uFEFF<?xml version="1.0" encoding="utf-8"?><a>ü</a>'))).toBe('ü');
    const little = Buffer.from('\uFEFF<?xml version="1.0" encoding="UTF-16"?><a>期刊</a>', 'utf16le');
    expect(textOf(rootOf(little))).toBe('期刊');
    expect(textOf(rootOf(Buffer.from(little).swap16()))).toBe('期刊');
  });

  test('with the DTD that its DOCTYPE names never fetched', () => {
    expect(rootOf('<!DOCTYPE article PUBLIC "-//NLM//DTD [x]//EN" "http://127.0.0.1:1/x.dtd" ><article/>').name).toBe(
      'article',
    );
    expect(rootOf("<!DOCTYPE article SYSTEM 'JATS.dtd' [ ]><article/>").name).toBe('article');
  });
});

describe('a document is refused', () => {
  test('that declares entities, whatever else it is', () => {
    const reason = 'the document declares entities of its own, which is not safe to read';
    expect(reasonOf('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toBe(reason);
    expect(reasonOf('<!DOCTYPE a SYSTEM "x" [<!ENTITY % b SYSTEM "file:///etc/passwd"> %b;]><a/>')).toBe(reason);
  });

  test('that declares a document type of its own', () => {
    expect(reasonOf('<!DOCTYPE a [<!ATTLIST a onload CDATA "x">]><a/>')).toBe(
      'the document declares a document type of its own, which is not safe to read',
    );
  });

  test('that uses a named entity, with the way out', () => {
    expect(reasonOf('<a>\n&nbsp;</a>')).toContain('line 2 uses a named entity');
    expect(reasonOf('<a>&constructor;</a>')).toContain('named entity');
  });

  test('that is not well-formed, with the line', () => {
    expect(reasonOf('<a>\n<b></a>')).toBe('the XML is not well-formed in line 2: unexpected close tag');
    expect(reasonOf('')).toContain('not well-formed');
    expect(reasonOf('<a/><b/>')).toContain('not well-formed');
  });

  test('in another encoding', () => {
    expect(reasonOf('<?xml version="1.0" encoding="GB18030"?><a/>')).toContain('GB18030');
    expect(reasonOf(Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0x3c]))).toBe('the file is not written in UTF-8 throughout');
    expect(reasonOf('<?xml version="1.0" encoding="UTF-16"?><a/>')).toContain('UTF-16');
  });

  test('that goes beyond a cap', () => {
    expect(reasonOf('<a>1234567890</a>', { bytes: 10 })).toContain('MB');
    expect(reasonOf('<a><b><c/></b></a>', { depth: 2 })).toBe('elements are nested more than 2 levels deep in line 1');
    expect(reasonOf('<a><b/><b/></a>', { elements: 2 })).toBe('the document has more than 2 elements');
    expect(reasonOf('<a b="1" c="2"/>', { attributes: 1 })).toContain('more than 1 attributes');
    expect(reasonOf('<a>123<b>456</b></a>', { characters: 5 })).toBe('the document has more than 5 characters');
    expect(reasonOf('<a b="123"/>', { charactersAtOnce: 2 })).toBe('a text in line 1 has more than 2 characters');
    expect(reasonOf(`<!--${'x'.repeat(200_000)}--><a/>`, { charactersBefore: 9 })).toContain(
      'does not begin with its first',
    );
    expect(reasonOf(`<a>${'<b/>'.repeat(100_000)}</a>`, { milliseconds: 1 })).toBe(
      'reading the document takes too long',
    );
  });
});
