/** The outside page that a column names, if the site's list has it; without a column the first of the list. */
export function hostedPage(
  allowed: readonly string[],
  column: { readonly linkValue: string | null } | null,
): string | null {
  if (!column?.linkValue) return allowed[0] ?? null;
  return allowed.find((url) => new URL(url).href === URL.parse(column.linkValue ?? '')?.href) ?? null;
}
