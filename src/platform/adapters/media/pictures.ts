import { success } from '../../kernel/result.ts';
import type { MadeFile, MediaTools } from '../../ports/media-tools.ts';
import { makePictureForms } from './picture-process.ts';

const contentType = 'image/webp';

export const makePictures: MediaTools['makePictures'] = async (path, type, forms) => {
  const made = await makePictureForms({ path, contentType: type, forms });
  if (!made.ok) return made;
  const { facts, sizes } = made.value;
  const files = forms.map(({ target }, index): MadeFile => ({ path: target, contentType, ...sizes[index] }));
  return success({ facts, files });
};

/** A picture that a tool drew, in one size. */
export async function shrinkPicture(path: string, longest: number, target: string) {
  const made = await makePictures(path, 'image/png', [{ longest, target }]);
  return made.ok ? success(made.value.files[0] as MadeFile) : made;
}
