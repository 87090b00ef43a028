/** Parameters that make another page of an address. Others say how a page is looked at, or where its reader came from. */
const naming = [
  ...['columnId', 'childId', 'code', 'type', 'styleId', 'newsDataType', 'id', 'siteId', 'slds'],
  ...['activeName', 'year', 'tab', 'q', 'scope', 'page'],
];

/** The one address of a page among all that show it, without its language. */
export function canonicalPath({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(
    naming.flatMap((name) => {
      const value = searchParams.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
