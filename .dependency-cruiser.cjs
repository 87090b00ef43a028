// Who may import whom: the table of docs/map.md as rules. tests/rules/layers.test.ts shows that each of them really fails.

const tests = '\\.test\\.tsx?$';
const ours = '^(src|db|ops|tests|samples)/';
const kernel = '^src/platform/kernel/';
const ports = '^src/platform/ports/';
const item = '^src/platform/item/';
const documents = '^src/platform/documents/';
const threads = '^src/platform/threads/';
const platformContract = '^src/platform/contract/';
const i18n = '^src/platform/i18n/';
const ui = '^src/platform/ui/';
const endpointTypes = '^src/platform/contract/endpoint\\.ts$';
const shell = '^src/platform/shell/';
const writtenSql = '^db/(query|types)\\.ts$';
const groups = ['sites', 'discovery', 'members', 'editorial', 'portal'].join('|');
/** What each group stands on, the lowest first: no two of them know each other. `docs/map.md` has the numbers. */
const standsOn = {
  sites: [],
  access: ['sites'],
  members: ['sites'],
  discovery: ['sites', 'members'],
  content: ['sites', 'access', 'members', 'discovery'],
  editorial: ['sites', 'members', 'content'],
  portal: ['sites', 'access', 'members', 'discovery', 'content', 'editorial'],
  console: ['sites', 'access', 'members', 'discovery', 'content', 'editorial'],
};
const folderOf = (group) => (group === 'content' ? '^src/content/' : `^src/features/${group}/`);
const anyContract = '/[a-z.-]*contract\\.ts$';
/** A kind of content, a noun of a group, or a feature that is a group by itself. */
const noun = `(?:(?:${groups})/[^/]+|(?!(?:${groups})/)[^/]+)`;
const anyNoun = `^src/(content|features)/(${noun})`;
const own = '^src/$1/$2';
const ownContract = `${own}/[a-z.-]*contract\\.ts$`;
const styles = '\\.css$';

/** Code of this project that `from` may import; everything else of it is refused. Packages are another matter. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: ours, pathNot: allowed },
});

const never = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' || Array.isArray(from) ? { path: from, pathNot: tests } : from,
  to: typeof to === 'string' ? { path: to } : to,
});

const pages = [`${anyNoun}/(parts|pages)/`];
const browser = [...pages, ui, shell, '^src/(root|entry\\.client)\\.tsx$'];
const serverSide = (folder) =>
  `^src/${folder}/(${noun})/((use-cases|store|search|api|formats)/|[a-z.-]*contract\\.ts$|[^/]+\\.server\\.ts$)`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    never('kernel-imports-nothing', kernel, { pathNot: kernel }, 'The kernel stands on nothing, not even a package.'),
    only('ports-know-the-kernel', ports, [kernel, ports], 'A port speaks the words of the kernel only.'),
    only(
      'item-knows-kernel-and-ports',
      item,
      [kernel, ports, item, writtenSql],
      'The item store knows no kind of content.',
    ),
    only(
      'documents-know-the-kernel',
      documents,
      [kernel, documents],
      'How strangers’ documents are read safely knows none of them.',
    ),
    only(
      'threads-know-the-kernel',
      threads,
      [kernel, threads],
      'What a thread works on is no business of whoever limits it.',
    ),
    only(
      'contract-knows-kernel-and-ports',
      platformContract,
      [kernel, ports, platformContract],
      'The way through knows no noun.',
    ),
    only(
      'i18n-knows-the-kernel',
      i18n,
      [kernel, ports, i18n, '/messages/[a-z]+\\.json$'],
      'Texts are joined by language, not by noun.',
    ),
    only(
      'ui-stays-below-nouns',
      ui,
      [kernel, ports, platformContract, i18n, ui],
      'What every page uses knows no page.',
    ),
    only(
      'shell-stays-below-nouns',
      shell,
      [kernel, platformContract, i18n, ui, shell],
      'What the pages of every noun share knows no noun.',
    ),
    never(
      'ui-takes-ports-as-types',
      ui,
      { path: ports, dependencyTypesNot: ['type-only'] },
      'A port is asked by the server.',
    ),
    only(
      'adapters-know-ports',
      '^src/platform/adapters/([^/]+)/',
      [kernel, ports, threads, '^src/platform/adapters/$1/'],
      'An adapter serves its port and knows no other adapter.',
    ),

    never(
      'domain-is-pure',
      `${anyNoun}/domain/`,
      { pathNot: [kernel, `${own}/domain/`, ownContract] },
      'Rules need the kernel and nothing else, so that browser and server share them.',
    ),
    never(
      'server-side-takes-shapes-as-types',
      `${anyNoun}/(domain|use-cases|search|store)/`,
      { path: ownContract, dependencyTypesNot: ['type-only'] },
      'The contract says what a noun looks like; checking it is the business of `run`.',
    ),
    only(
      'use-cases-know-ports',
      `${anyNoun}/(use-cases|search)/`,
      [kernel, ports, item, documents, ownContract, endpointTypes, `${own}/(domain|use-cases|search|formats|store)/`],
      'A use-case knows its own noun, the ports, and how a call names its input and output.',
    ),
    never(
      'use-cases-take-stores-as-types',
      `${anyNoun}/(use-cases|api)/`,
      { path: `${own}/store/`, dependencyTypesNot: ['type-only'] },
      'A use-case or handler is given its store; which one is said in `<noun>.server.ts`.',
    ),
    only(
      'formats-make-drafts',
      `${anyNoun}/formats/`,
      [kernel, item, documents, threads, `${own}/(domain|formats)/`],
      'Reading a format needs no engine: bytes in, drafts out.',
    ),
    never(
      'formats-take-items-as-types',
      `${anyNoun}/formats/`,
      { path: item, dependencyTypesNot: ['type-only'] },
      'Drafts are stored by use-cases.',
    ),
    only(
      'store-serves-use-cases',
      `${anyNoun}/store/`,
      [kernel, ports, item, writtenSql, ownContract, endpointTypes, `${own}/(domain|use-cases|search|store)/`],
      'A store knows its own noun and the tables.',
    ),
    never(
      'store-takes-use-cases-as-types',
      `${anyNoun}/store/`,
      { path: `${own}/use-cases/`, dependencyTypesNot: ['type-only'] },
      'The store is called by use-cases, never the other way round.',
    ),
    only(
      'contract-file-knows-domain',
      `${anyNoun}/[a-z.-]*contract\\.ts$`,
      [kernel, platformContract, `${own}/domain/`, `${own}/[a-z.-]*contract\\.ts$`],
      'A contract is read by everyone, so it leads nowhere.',
    ),
    only(
      'api-knows-use-cases',
      `${anyNoun}/api/`,
      [kernel, ports, platformContract, `${own}/(domain|use-cases|api|store)/`, ownContract],
      'A handler validates, calls its use-case and presents.',
    ),

    only(
      'pages-never-reach-the-server',
      pages,
      [
        kernel,
        platformContract,
        i18n,
        ui,
        shell,
        styles,
        `${own}/pages/`,
        `^src/(content|features)/${noun}/((domain|parts)/|[a-z.-]*contract\\.ts$)`,
      ],
      'A page combines endpoints; stores, use-cases, handlers and adapters stay out of it.',
    ),
    never(
      'contracts-reach-pages-as-types',
      browser,
      { path: `^src/(content|features)/${noun}/[a-z.-]*contract\\.ts$`, dependencyTypesNot: ['type-only'] },
      'A schema in the reader’s bundle costs 78 KB.',
    ),
    never(
      'schemas-stay-on-the-server',
      { path: browser, pathNot: [tests, '\\.server\\.tsx?$'] },
      {
        path: ['(^|/)zod(/|$)', `${platformContract}(endpoint|fields|handler|read-input|run|resolve-site)\\.ts$`],
        dependencyTypesNot: ['type-only'],
      },
      'No schema library in the reader’s bundle.',
    ),
    never(
      'document-never-reaches-the-server',
      '^src/(root|entry\\.(client|server))\\.tsx$',
      `^src/((content|features)/${noun}/(store|use-cases|search|api)/|platform/adapters/|processes/)`,
      'The document is a page like any other.',
    ),

    never(
      'content-stands-alone',
      serverSide('content'),
      { path: '^src/(content|features)/', pathNot: '^src/content/$1/' },
      'Links between kinds are ids.',
    ),
    never(
      'features-stand-alone',
      serverSide('features'),
      { path: '^src/(content|features)/', pathNot: '^src/features/$1/' },
      'A feature meets content through the list of kinds, another feature through ports.',
    ),

    ...Object.entries(standsOn).flatMap(([group, lower]) => {
      const higher = Object.keys(standsOn)
        .filter((other) => other !== group && !lower.includes(other))
        .map(folderOf);
      const from = { path: folderOf(group), pathNot: tests };
      const why = `${group} stands on ${lower.join(', ') || 'the platform alone'}.`;
      return [
        never(`${group}-knows-lower-groups`, from, { path: higher, dependencyTypesNot: ['type-only'] }, why),
        never(
          `${group}-names-calls-alone`,
          from,
          { path: higher, pathNot: anyContract, dependencyTypes: ['type-only'] },
          'A page may name any call by the type of its contract; at run time it goes through `run`.',
        ),
      ];
    }),

    never(
      'engines-alone-pick-adapters',
      {
        path: '^src/',
        pathNot: [
          tests,
          '^src/platform/adapters/',
          '^src/processes/engines\\.ts$',
          '^src/processes/commands/migrate\\.ts$',
        ],
      },
      '^src/platform/adapters/',
      'Which engine stands behind a port is decided in one file.',
    ),
    never(
      'migrate-takes-one-adapter',
      '^src/processes/commands/migrate\\.ts$',
      { path: '^src/platform/adapters/', pathNot: '^src/platform/adapters/postgres/migrate\\.ts$' },
      'Changing the schema is no port; nothing else is excused.',
    ),
    never(
      'nobody-imports-processes',
      '^src/(platform|content|features)/',
      '^src/processes/',
      'Processes stand on top.',
    ),
    never(
      'product-without-workshop',
      '^src/',
      { path: '^(ops|tests|samples|examples)/' },
      'What is shipped needs neither scripts nor tests.',
    ),
    never(
      'product-without-dev-packages',
      { path: '^src/', pathNot: [tests, '^src/routes\\.ts$'] },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
      'What is shipped names its packages under dependencies.',
    ),

    never(
      'no-cycles',
      { path: '^(src|ops|db|tests|samples)/' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'A cycle is one module that pretends to be two.',
    ),
    never(
      'imports-exist',
      { path: '^src/' },
      { couldNotResolve: true, pathNot: ['^virtual:', '^\\./\\+types/'] },
      'An import must lead somewhere.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(json|css|woff2?)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'],
    },
  },
};
