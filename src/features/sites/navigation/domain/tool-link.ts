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
