/**
 * Which channels an address means when it names none: the first channel of the site with one of these codes. Older links come
 * without a columnId.
 */
export const channelCodesOf: Readonly<Record<string, readonly string[]>> = {
  '/periodintroduce': ['introduce', 'periodIntroduce', 'reader', 'situation', 'column', 'contact'],
  '/about': ['about', 'aboutus', 'aboutUs', 'introduce'],
  '/aboutus': ['aboutus', 'aboutUs', 'about', 'subaboutus', 'introduce'],
  '/subaboutus': ['subaboutus', 'aboutus', 'aboutUs', 'about'],
  '/contact': ['contact', 'contactUs', 'subcontact'],
  '/contactus': ['contactUs', 'contact', 'subcontact'],
  '/subcontact': ['subcontact', 'contact', 'contactUs'],
  '/item': ['item'],
  '/newitem': ['newItem', 'item'],
  '/new': ['item'],
  '/info': ['info'],
};
