/** Where a channel leads by its code. Codes that are not listed lead to the page of their own name. */
export interface ChannelTargetRow {
  readonly code: string;
  /** The page's path; nothing for a channel that leads out of the portal. */
  readonly path: string | null;
  /** `column`: the page shows what the channel holds; `plain`: it is the same page whichever channel led there. */
  readonly parameters: 'column' | 'columnWithType' | 'plain';
}

export const channelTargets: readonly ChannelTargetRow[] = [
  { code: 'introduce', path: '/periodIntroduce', parameters: 'column' },
  { code: 'reader', path: '/periodIntroduce', parameters: 'column' },
  { code: 'situation', path: '/periodIntroduce', parameters: 'column' },
  { code: 'column', path: '/periodIntroduce', parameters: 'column' },
  { code: 'contact', path: '/periodIntroduce', parameters: 'column' },
  { code: 'item', path: '/new', parameters: 'column' },
  { code: 'subaboutus', path: '/aboutus', parameters: 'column' },
  { code: 'subcontact', path: '/aboutus', parameters: 'column' },
  { code: 'directory', path: '/academic', parameters: 'columnWithType' },
  { code: 'backissue', path: '/academic', parameters: 'columnWithType' },
  { code: 'singleFirst', path: '/academic', parameters: 'columnWithType' },
  { code: 'jump', path: null, parameters: 'plain' },
  { code: 'newLink', path: '/newLink1', parameters: 'column' },
  { code: 'virtualAlbum', path: '/virtualAlbumList', parameters: 'column' },
  { code: 'newAlbum', path: '/virtualAlbumList', parameters: 'column' },
  { code: 'biaozhun', path: '/libraryList', parameters: 'column' },
  { code: 'zhuanli', path: '/libraryList', parameters: 'column' },
  { code: 'homeNav', path: '/homeNav', parameters: 'plain' },
  { code: 'scanHome', path: '/scanHome', parameters: 'plain' },
];
