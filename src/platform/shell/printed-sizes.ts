import type { IntlShape } from 'react-intl';

/** Hours only where there are any: 0:06, 61:05 is written 1:01:05. */
export function playingTime(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** M is 1,048,576 bytes, as the specification has it. */
export function fileSize({ formatNumber }: Pick<IntlShape, 'formatNumber'>, bytes: number): string {
  const [size, unit] =
    bytes < 1_024 ? [bytes, 'byte'] : bytes < 1_048_576 ? [bytes / 1_024, 'kilobyte'] : [bytes / 1_048_576, 'megabyte'];
  return formatNumber(size, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: size < 10 ? 1 : 0,
  });
}

/** Of whole stores, which are counted in gigabytes. */
export const storeSize = (intl: Pick<IntlShape, 'formatNumber'>, bytes: number): string =>
  bytes < 1_073_741_824
    ? fileSize(intl, bytes)
    : intl.formatNumber(Math.floor((bytes / 1_073_741_824) * 10) / 10, { style: 'unit', unit: 'gigabyte' });
