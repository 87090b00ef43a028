const side = '(?:-(?:top|right|bottom|left|(?:inline|block)(?:-(?:start|end))?))?';
const corner = '(?:-(?:top|bottom)-(?:left|right)|-(?:start|end)-(?:start|end))?';

const families: readonly RegExp[] = [
  new RegExp(`^border${side}(?:-(?:width|style|color))?$`),
  new RegExp(`^border${corner}-radius$`),
  new RegExp(`^(?:padding|margin)${side}$`),
  /^text-(?:align|decoration(?:-(?:line|color|style|thickness))?|transform|indent|overflow|shadow|underline-offset|wrap)$/,
  /^(?:min|max)-(?:width|height|inline-size|block-size)$/,
  /^(?:justify|align|place)-(?:content|items|self)$/,
  /^(?:(?:row|column)-)?gap$/,
  /^grid-template-(?:columns|rows)$/,
  /^font-(?:size|weight|style|family)$/,
];

const singles: ReadonlySet<string> = new Set([
  'color',
  'background-color',
  'letter-spacing',
  'line-height',
  'box-shadow',
  'opacity',
  'content',
]);

/** None of these moves a thing over another, loads anything, or takes away the focus ring. */
export const isAllowedProperty = (name: string): boolean =>
  singles.has(name) || families.some((family) => family.test(name));
