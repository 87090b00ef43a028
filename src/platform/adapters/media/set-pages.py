"""Sets a page of HTML as PDF/UA-1: python3 -I -B -c <this> PACKAGES STYLE GIVEN TARGET

WeasyPrint comes from the folder PACKAGES and may read nothing but the page, its style and `data:`.
"""

import sys

packages, style, given, target = sys.argv[1:5]
sys.path.insert(0, packages)

import pydyf
from weasyprint import HTML
from weasyprint.urls import URLFetcher


def mend_tags(_, pdf):
    """Meet the rules of PDF/UA-1 that WeasyPrint 70 does not."""
    elements = [
        one for one in pdf.objects
        if isinstance(one, pydyf.Dictionary) and one.get('Type') == '/StructElem']
    for element in elements:
        role = element['S']
        if role == '/LI':
            wrap_list_item(pdf, element)
        elif role == '/Table':
            scope_headers(pdf, element, '/Column')
        elif role in ('/NonStruct', '/Span') and any(is_annotation(kid) for kid in kids_of(pdf, element)):
            # 7.18.5: a link is tagged as one, also where it is a box within another.
            element['S'] = '/Link'


def kids_of(pdf, element):
    """The objects inside an element, without the pieces of pages."""
    numbers = [int(kid.split()[0]) for kid in element['K'] if isinstance(kid, bytes)]
    return [pdf.objects[number] for number in numbers]


def is_annotation(kid):
    return kid.get('Type') == '/OBJR'


def wrap_list_item(pdf, item):
    """7.2: an item of a list has a label and bodies, no paragraphs."""
    bodies = pydyf.Array()
    body = None
    for kid in kids_of(pdf, item):
        if kid.get('S') in ('/Lbl', '/LBody'):
            bodies.append(kid.reference)
            body = None
            continue
        if body is None:
            body = pydyf.Dictionary({
                'Type': '/StructElem',
                'S': '/LBody',
                'K': pydyf.Array(),
                'Pg': item['Pg'],
                'P': item.reference,
            })
            pdf.add_object(body)
            bodies.append(body.reference)
        body['K'].append(kid.reference)
        kid['P'] = body.reference
    item['K'] = bodies


def scope_headers(pdf, element, scope):
    """7.5: each header says whose it is. The cells that WeasyPrint lists lack those below a header of several columns."""
    for kid in kids_of(pdf, element):
        role = kid.get('S')
        if role == '/TH':
            kid.pop('ID', None)
            kid['A']['Scope'] = scope
        elif role == '/TD':
            kid['A'].pop('Headers', None)
        elif role in ('/THead', '/TBody', '/TFoot', '/TR'):
            scope_headers(pdf, kid, '/Row' if role in ('/TBody', '/TFoot') else scope)


fetcher = URLFetcher(allowed_protocols={'data'})
HTML(filename=given, encoding='utf-8', url_fetcher=fetcher).write_pdf(
    target, finisher=mend_tags, stylesheets=[style], pdf_variant='pdf/ua-1', dpi=300)
