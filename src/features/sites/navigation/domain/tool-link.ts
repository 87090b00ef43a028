export const toolTypes = ['pop', 'share', 'platform', 'external'] as const;
export type ToolType = (typeof toolTypes)[number];

export const platformTypes = ['rss', 'email', 'folderAdd', 'share'] as const;
export type PlatformType = (typeof platformTypes)[number];

/** What a link of the floating toolbar does; sharing is stored in two ways. */
export function toolKind(type: string, platformType: string | null) {
  if (type === 'share' || platformType === 'share') return 'share';
  if (platformType === 'folderAdd') return 'folder';
  if (platformType === 'rss' || platformType === 'email') return platformType;
  return type === 'pop' ? 'pop' : 'external';
}

const storedFile = /^[0-9a-f]{64}$/;
const fileFolder = '/files/';

/** The icon of a link: the address of its cover, else the stored file that `coverId` names. */
export const toolIcon = ({ cover, coverId }: { readonly cover: string | null; readonly coverId: string | null }) =>
  cover ?? (coverId !== null && storedFile.test(coverId) ? fileFolder + coverId : null);

/** The stored file behind an icon; none where it stands elsewhere. */
export const coverIdOf = (icon: string | null): string | null => {
  const file = icon?.startsWith(fileFolder) ? icon.slice(fileFolder.length) : '';
  return storedFile.test(file) ? file : null;
};
