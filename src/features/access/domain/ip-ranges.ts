interface Address {
  readonly bits: 32 | 128;
  readonly value: bigint;
}

const v4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

/** Any usual way to write one network: 192.0.2.7, 192.0.2.0/24, 192.0.2.0-192.0.2.255, 192.0.2.10-20, 192.0.2.*, 2001:db8::/32. */
export function networksOf(given: string): readonly string[] | null {
  const written = given.trim().replaceAll(/\s*[-–—]\s*/g, '-');
  if (written.includes('-')) return betweenTwo(written);
  if (written.includes('*')) return ofWildcard(written);
  const [host = '', length, ...more] = written.split('/');
  const address = addressOf(host);
  if (!address || more.length > 0) return null;
  if (length === undefined) return [written];
  return /^\d{1,3}$/.test(length) && Number(length) <= address.bits ? [written] : null;
}

/** `10.1.*.*`: stars stand at the end only. */
function ofWildcard(written: string): readonly string[] | null {
  if (!/^\d+(?:\.\d+)*(?:\.\*)+$/.test(written) || written.split('.').length !== 4) return null;
  return between(addressOf(written.replaceAll('*', '0')), addressOf(written.replaceAll('*', '255')));
}

/** The last address may be written by its last number alone, as in 192.0.2.10-20. */
function betweenTwo(written: string): readonly string[] | null {
  const [first = '', last = '', ...more] = written.split('-');
  if (more.length > 0) return null;
  const whole = /^\d{1,3}$/.test(last) && v4.test(first) ? first.replace(/\d+$/, last) : last;
  return between(addressOf(first), addressOf(whole));
}

/** The fewest networks that are exactly the addresses from the first to the last. */
function between(first: Address | null, last: Address | null): readonly string[] | null {
  if (!first || !last || first.bits !== last.bits || first.value > last.value) return null;
  const networks: string[] = [];
  for (let at = first.value; at <= last.value; ) {
    let free = 0;
    while (
      free < first.bits &&
      at % (1n << BigInt(free + 1)) === 0n &&
      at + (1n << BigInt(free + 1)) - 1n <= last.value
    )
      free += 1;
    networks.push(`${printed({ bits: first.bits, value: at })}/${first.bits - free}`);
    at += 1n << BigInt(free);
  }
  return networks;
}

function addressOf(text: string): Address | null {
  if (v4.test(text)) return { bits: 32, value: BigInt(`0x${text.split('.').map(twoDigits).join('')}`) };
  if (!/^[0-9a-f:]{2,39}$/i.test(text) || !URL.canParse(`http://[${text}]/`)) return null;
  const [before = '', after] = text.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const end = groups(after ?? '');
  const start = groups(before);
  const zeros = after === undefined ? [] : Array.from({ length: 8 - start.length - end.length }, () => '0');
  const all = [...start, ...zeros, ...end].map((group) => group.padStart(4, '0')).join('');
  return { bits: 128, value: BigInt(`0x${all}`) };
}

const twoDigits = (number: string) => Number(number).toString(16).padStart(2, '0');

function printed({ bits, value }: Address): string {
  const digits = value.toString(16).padStart(bits / 4, '0');
  if (bits === 128) return (digits.match(/.{4}/g) ?? []).join(':');
  return (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)).join('.');
}
