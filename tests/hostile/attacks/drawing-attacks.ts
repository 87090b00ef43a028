import { attacks } from './attack.ts';

const drawing = (inside: string, before = ''): string =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:h="http://www.w3.org/1999/xhtml" width="9" height="9">${inside}</svg>`;

/** Drawings that run something or lead out of themselves. */
export const drawingAttacks = attacks('drawing', [
  drawing('<script>alert(1)</script>'),
  drawing('<script href="https://evil.example/x.js"/>'),
  drawing('<h:script>alert(1)</h:script>'),
  drawing('<g onclick="alert(1)"/>'),
  drawing('<rect width="9" height="9" onload="alert(1)"/>'),
  drawing('<image href="https://evil.example/x.png" width="9" height="9"/>'),
  drawing('<image xlink:href="//evil.example/x.png" width="9" height="9"/>'),
  drawing('<use href="https://evil.example/x.svg#x"/>'),
  drawing('<foreignObject width="9" height="9"><h:img src="x" onerror="alert(1)"/></foreignObject>'),
  drawing('<h:iframe src="javascript:alert(1)"/>'),
  drawing('<h:img src="https://evil.example/x.png"/>'),
  drawing('<h:img srcset="https://evil.example/x.png 1x"/>'),
  drawing('<h:meta http-equiv="refresh" content="0;url=https://evil.example/"/>'),
  drawing('<h:link rel="stylesheet" href="https://evil.example/x.css"/>'),
  drawing('<h:base href="https://evil.example/"/><h:img src="#x"/>'),
  drawing('<h:body background="https://evil.example/x.png"/>'),
  drawing('<h:input type="image" src="https://evil.example/x.png"/>'),
  drawing('<a href="javascript:alert(1)"><text>x</text></a>'),
  drawing('<a id="x"><animate attributeName="href" values="javascript:alert(1)"/><text>x</text></a>'),
  drawing('<a id="x"><set attributeName="href" to="javascript:alert(1)"/><text>x</text></a>'),
  drawing('<style>@import "https://evil.example/x.css";</style>'),
  drawing('<style>@imp<![CDATA[ort "https://evil.example/x.css";]]></style>'),
  drawing('<style>@imp<!-- -->ort "https://evil.example/x.css";</style>'),
  drawing('<style>@\\69mport "https://evil.example/x.css";</style>'),
  drawing('<style>rect { fill: url(https://evil.example/x.svg#x) }</style><rect width="9" height="9"/>'),
  drawing('<style>rect { cursor: u<!-- -->rl(https://evil.example/x.png), auto }</style><rect width="9" height="9"/>'),
  drawing('<rect width="9" height="9" style="fill:\\75rl(https://evil.example/x.svg#x)"/>'),
  drawing('<style>svg { background: image-set("https://evil.example/x.png" 1x) }</style>'),
  drawing('<rect width="9" height="9" style="mask:url( \'https://evil.example/x.svg#x\' )"/>'),
  drawing(
    '<style>@font-face { font-family: x; src: url(https://evil.example/x.woff) } text { font-family: x }</style><text y="9">x</text>',
  ),
  drawing('<rect width="9" height="9"/>', '<?xml-stylesheet href="https://evil.example/x.css"?>'),
  drawing('<rect width="9" height="9"/>', '<!DOCTYPE svg [<!ENTITY x "&#60;script>alert(1)&#60;/script>">]>'),
  drawing('&x;', '<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>'),
  drawing(
    '<filter id="x"><feImage href="https://evil.example/x.png"/></filter><rect filter="url(#x)" width="9" height="9"/>',
  ),
  drawing('<text><textPath href="https://evil.example/x.svg#x">x</textPath></text>'),
  drawing('<h:video src="https://evil.example/x.mp4" autoplay="autoplay"/>'),
  drawing('<h:form action="javascript:alert(1)"><h:button>x</h:button></h:form>'),
]);
