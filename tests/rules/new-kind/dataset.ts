/** A kind that nobody asked for, as someone who adds it would write it: one folder, one migration, and lines in two files. */
export const folder: Readonly<Record<string, string>> = {
  'src/content/dataset/dataset.server.ts': `
import type { Kind } from '../../platform/item/kind.ts';
import { datasetSearch } from './search/search-dataset.ts';
import { datasetCitation } from './store/dataset-citation.ts';
import { datasetTable } from './store/dataset-table.ts';

export const datasetKind: Kind = {
  name: 'dataset',
  hasPage: true,
  family: 'others',
  table: datasetTable,
  search: datasetSearch,
  citation: datasetCitation,
};
`,
  'src/content/dataset/store/dataset-table.ts': `
import type { DetailTable } from '../../../platform/item/writing/detail-table.ts';

export const datasetTable: DetailTable = { name: 'dataset', owner: 'id', fields: { accession: null } };
`,
  'src/content/dataset/store/dataset-citation.ts': `
import { sql } from 'kysely';
import { kindCitation } from '../../../platform/item/citing/kind-citation.ts';

export const datasetCitation = kindCitation<{ readonly accession: string | null }>(
  {
    facts: sql\`(select jsonb_build_object('accession', dataset.accession)
      from dataset where dataset.site_id = item.site_id and dataset.id = item.id)\`,
    toCitable: (_, { accession }) => ({ type: 'dataset', number: accession }),
  },
  'dataset',
);
`,
  'src/content/dataset/search/search-dataset.ts': `
import { sql } from 'kysely';
import { kindSearch } from '../../../platform/item/searching/kind-search.ts';
import { unique } from '../../../platform/item/searching/texts.ts';

export const datasetSearch = kindSearch<{ readonly accession: string | null }>(
  {
    facts: sql\`(select jsonb_build_object('accession', dataset.accession)
      from dataset where dataset.site_id = item.site_id and dataset.id = item.id)\`,
    toDocument: (_, { accession }) => ({ ids: unique([accession]) }),
  },
  { accession: null },
);
`,
  'src/content/dataset/pages/dataset-page.tsx': `
import type { getPublicizeInfo } from '../../../features/discovery/citations/contract.ts';
import { openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import type { Route } from './+types/dataset-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, language, parameters } = await openPage(context, request);
  const id = parameters.columnId ?? '';
  const cited = await call<typeof getPublicizeInfo>('GET /front/front-article/getPublicizeInfo', { id });
  if (!cited.ok) throw showScreen('notFound', language);
  return { title: cited.value.resName, reference: cited.value.quote };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: view }) => (view ? pageTitle(matches, view.title) : []);

/** /datasetDetails: a dataset and how to cite it. */
export default function DatasetPage({ loaderData: { title, reference } }: Route.ComponentProps) {
  return (
    <article>
      <h1>{title}</h1>
      <p>{reference}</p>
    </article>
  );
}
`,
};

export const migration = `
create table dataset (
  site_id int not null,
  id bigint not null,
  accession text,
  primary key (site_id, id),
  foreign key (site_id, id) references item (site_id, id)
);
select belongs_to_items('dataset', 'id');
`;

interface Line {
  readonly file: string;
  /** The line that it is written after. */
  readonly after: string;
  readonly line: string;
}

export const lines: readonly Line[] = [
  {
    file: 'src/content/kinds.ts',
    after: "import { conferenceKind } from './conference/conference.server.ts';",
    line: "import { datasetKind } from './dataset/dataset.server.ts';",
  },
  { file: 'src/content/kinds.ts', after: '  conferenceKind,', line: '  datasetKind,' },
  {
    file: 'src/routes.ts',
    after: "    page('/currencyDetails', resource),",
    line: "    page('/datasetDetails', 'content/dataset/pages/dataset-page.tsx'),",
  },
];
