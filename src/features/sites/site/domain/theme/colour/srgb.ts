/** A colour as screens show it: three channels of 8 bits, gamma encoded. */
export interface Srgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** The same light without the gamma, 0 to 1 a channel; outside of it a screen cannot show the colour. */
export interface LinearRgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

const decode = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const encode = (light: number): number => {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
};

export const toLinear = ({ red, green, blue }: Srgb): LinearRgb => ({
  red: decode(red),
  green: decode(green),
  blue: decode(blue),
});

export const fromLinear = ({ red, green, blue }: LinearRgb): Srgb => ({
  red: encode(red),
  green: encode(green),
  blue: encode(blue),
});
