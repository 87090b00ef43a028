/** What the code says where a channel of the navigation led to the page of sub-pools without naming one. */
export const poolPage = 'subPoolArticle';
