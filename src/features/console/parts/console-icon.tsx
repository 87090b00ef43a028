import type { Group } from '../domain/menu.ts';

const paths: Readonly<Record<Group | 'search', string>> = {
  dashboard: 'M3 3h6v8H3zM11 3h6v5h-6zM11 10h6v7h-6zM3 13h6v4H3z',
  submissions: 'M3 11v6h14v-6M10 13V3M6 7l4-4 4 4',
  content: 'M5 2.5h7l3.5 3.500v11.500H5zM12 2.500V6h3.500M7.500 9.500h5.500M7.500 12.500h5.500',
  pages: 'M3 3.500h14v13H3zM3 7.500h14M8 7.500v9',
  design:
    'M10 2.500a7.500 7.500 0 1 0 0 15c1.500 0 1.700-1.200 1-2-.800-1 0-2.500 1.500-2.500h2c2 0 3-1.500 3-3.500 0-4-3.500-7-7.500-7ZM6 9h.01M9 6h.01M13 6.500h.01',
  access:
    'M7.500 9.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2 16.500c0-3 2.500-4.500 5.500-4.500s5.500 1.500 5.500 4.500M13 4a3 3 0 0 1 0 5.500M15 12.500c2 .500 3 2 3 4',
  settings: 'M3 6h8M15 6h2M3 14h2M9 14h8M11 4v4M5 12v4M13 4v4h-2V4zM7 12v4H5v-4z',
  search: 'M13.500 13.500 17 17M15 9a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z',
};

/** The picture of a group of the menu, or of the search. */
export const ConsoleIcon = ({ name }: { readonly name: keyof typeof paths }) => (
  <svg
    viewBox="0 0 20 20"
    width={18}
    height={18}
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.500"
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    <path d={paths[name]} />
  </svg>
);
