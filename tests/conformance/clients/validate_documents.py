"""Judges documents by a document type, which is read once. Arguments: its file, the public identifier by which documents have to name
it, documents. A line for each problem."""

import sys

from lxml import etree

document_type_file, public_id, *files = sys.argv[1:]
document_type = etree.DTD(file=document_type_file)
parser = etree.XMLParser(no_network=True, huge_tree=True, resolve_entities=False)


def problems(file):
    try:
        document = etree.parse(file, parser)
    except etree.XMLSyntaxError as problem:
        return [str(problem)]
    if document.docinfo.public_id != public_id:
        return [f"names the document type {document.docinfo.public_id}"]
    if document_type.validate(document):
        return []
    return [f"line {line.line}: {line.message}" for line in document_type.error_log.filter_from_errors()]


for file in files:
    for problem in problems(file):
        print(file, problem.replace("\n", " "), sep="\t")
print("judged")
