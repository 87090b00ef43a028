/** 138****5678: enough for its owner to know it again, too little for anyone else. The country is China where none is written. */
export const maskedMobile = (mobile: string): string =>
  mobile.replace(/^\+86/, '').replace(/^(\+?\d{3})\d+(\d{4})$/, '$1****$2');
