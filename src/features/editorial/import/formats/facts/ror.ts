const form = /^(?:https?:\/\/)?(?:ror\.org\/)?(0[a-hj-km-np-tv-z0-9]{6}\d{2})$/i;

/** The address of an organisation in the Research Organization Registry. */
export function rorOf(written: string | null | undefined): string | undefined {
  const id = form.exec(written?.trim() ?? '')?.[1];
  return id && `https://ror.org/${id.toLowerCase()}`;
}
