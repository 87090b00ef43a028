const v4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!\/|$)|(?=\/|$))){4}(?:\/(?:3[0-2]|[12]?\d))?$/;
const v6 = /^[0-9a-f:]{2,39}(?:\/(?:12[0-8]|1[01]\d|[1-9]?\d))?$/i;

/** Whether this is an address or a network as libraries write them: 192.0.2.0/24, 2001:db8::/32. */
export function isNetwork(given: string): boolean {
  if (v4.test(given)) return true;
  const [address = ''] = given.split('/');
  return v6.test(given) && URL.canParse(`http://[${address}]/`);
}
