import { xmlText } from '../../../../platform/kernel/xml-text.ts';

const longestShortName = 16;

/** How a browser adds the site's search to its own (OpenSearch 1.1). */
export const openSearchDescription = (origin: string, name: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${xmlText([...name].slice(0, longestShortName).join('').trim())}</ShortName>
<Description>${xmlText(name)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="64" height="64" type="image/svg+xml">${xmlText(origin)}/icon.svg</Image>
<Url type="text/html" template="${xmlText(origin)}/searchFrame?q={searchTerms}"/>
</OpenSearchDescription>
`;
