const signs = '0123456789abcdefghjkmnpqrstvwxyz';

/** Sample ids with right check digits, of a range that the registry has not given out. */
function sampleRor(number: number): string {
  const given = 31 * 32 ** 5 + number;
  const body = Array.from({ length: 7 }, (_, place) => signs[Math.floor(given / 32 ** (6 - place)) % 32]).join('');
  return `${body}${String(98 - ((given * 100) % 97)).padStart(2, '0')}`;
}

/** A record of sample data in the form of the registry's dump, schema 2. */
export const sampleOrganisation = (
  number: number,
  name: string,
  more: { others?: string[]; zh?: string; status?: string } = {},
) => ({
  id: `https://ror.org/${sampleRor(number)}`,
  names: [
    { value: name, lang: 'en', types: ['ror_display', 'label'] },
    ...(more.zh ? [{ value: more.zh, lang: 'zh', types: ['label'] }] : []),
    ...(more.others ?? []).map((value) => ({ value, lang: null, types: ['acronym'] })),
  ],
  status: more.status ?? 'active',
  types: ['education'],
  locations: [
    { geonames_id: 1, geonames_details: { country_code: 'XX', country_name: 'Sample Country', name: '}{"[' } },
  ],
  established: 1900,
});
