/** A zero, six signs of thirty-two without those that look alike, and two digits. */
const form = /^(?:https?:\/\/)?(?:ror\.org\/)?(0[a-hj-km-np-tv-z0-9]{6}\d{2})$/i;
const signs = '0123456789abcdefghjkmnpqrstvwxyz';

/** The id alone, as `02mhbdp94`, of an organisation in the Research Organization Registry; its last digits are not looked at. */
export const bareRor = (written: string | null | undefined): string | undefined =>
  form.exec(written?.trim() ?? '')?.[1]?.toLowerCase();

/** Its address in the registry. */
export function rorOf(written: string | null | undefined): string | undefined {
  const id = bareRor(written);
  return id && `https://ror.org/${id}`;
}

/** Whether the last two digits prove the others (ISO 7064, mod 97-10). */
export function isRor(written: string): boolean {
  const id = bareRor(written);
  if (!id) return false;
  const number = [...id.slice(0, 7)].reduce((sum, sign) => sum * 32 + signs.indexOf(sign), 0);
  return Number(id.slice(7)) === 98 - ((number * 100) % 97);
}
