const paths = {
  share:
    'M7 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Zm11-5.500a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0Zm0 11a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0ZM6.700 8.800l6.600-3.200M6.700 11.200l6.600 3.200',
  rss: 'M3 3a14 14 0 0 1 14 14M3 9a8 8 0 0 1 8 8M4.500 17a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3Z',
  email: 'M2.500 5h15v10h-15zM3 5.500l7 5.500 7-5.500',
  folder: 'M2.500 16V4.500h5.500l2 2.500h7.500v9zM10 9v4.500M7.750 11.250h4.500',
  external: 'M11 3h6v6M17 3l-8 8M15 11.500V17H3V5h5.500',
  pop: 'M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h2v2h-2zM15 15h2v2h-2z',
  languages:
    'M17.500 10a7.500 7.500 0 1 1-15 0 7.500 7.500 0 0 1 15 0ZM2.500 10h15M10 2.500c5 5 5 10 0 15M10 2.500c-5 5-5 10 0 15',
  scheme:
    'M17.500 10a7.500 7.500 0 1 1-15 0 7.500 7.500 0 0 1 15 0ZM10 2.500v15M10 5.500h6M10 8.500h7.300M10 11.500h7.300M10 14.500h6',
  check: 'm4 10.500 4 4 8-9',
  menu: 'M2.500 5h15M2.500 10h15M2.500 15h15',
  down: 'm4 7 6 6 6-6',
  more: 'M5 10h.01M10 10h.01M15 10h.01',
  top: 'M4 3h12M10 17V7M5.500 11.500 10 7l4.500 4.500',
} as const;

interface Props {
  readonly name: keyof typeof paths;
  readonly size?: number;
}

export const ToolIcon = ({ name, size = 20 }: Props) => (
  <svg
    viewBox="0 0 20 20"
    width={size}
    height={size}
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
