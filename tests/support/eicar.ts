/** The test file that every virus scanner knows, put together here so that no scanner takes this source for it. */
export const eicar = (): Buffer =>
  Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', 'H+H*'].join('$'));
