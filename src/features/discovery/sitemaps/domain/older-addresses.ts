/** The forms in which an address may have been stored: with its parameters, without them, without a slash at its end. */
export function olderAddresses(address: string): string[] {
  const [path = '', query] = address.split('?');
  const decoded = decode(path);
  const bare = [path, decoded].flatMap((form) => [form, form.replace(/(?<=.)\/+$/, '')]);
  const forms = query ? [...bare.map((form) => `${form}?${query}`), ...bare] : bare;
  return [...new Set(forms)];
}

/** What was not encoded properly is taken as it is. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
