/** HTML that anyone wrote, made safe to be put into a page as it is: no scripts, no styles, no handlers, links only to the web, to mail and to the site. */
export type SafeHtml = (html: string) => string;
