export interface ForbiddenImport {
  readonly from: string;
  readonly imports: string;
  /** Type imports leave nothing in the bundle; some rules let them pass. */
  readonly asType?: boolean;
}

const at = (from: string, imports: string): ForbiddenImport => ({ from, imports });

/** A part of each group that imports one of a group above it, as code and as a type. */
const upwards = Object.fromEntries(
  (
    [
      ['sites', 'features/sites/site', 'features/members/account'],
      ['access', 'features/access', 'content/article'],
      ['members', 'features/members/account', 'features/discovery/search'],
      ['discovery', 'features/discovery/search', 'content/article'],
      ['content', 'content/article', 'features/portal/home'],
      ['editorial', 'features/editorial/submissions', 'features/console'],
      ['portal', 'features/portal/home', 'features/console'],
      ['console', 'features/console', 'features/portal/home'],
    ] as const
  ).flatMap(([group, from, to]) => [
    [`${group}-knows-lower-groups`, [at(`src/${from}/parts/upwards.tsx`, `src/${to}/parts/above.tsx`)]],
    [
      `${group}-names-calls-alone`,
      [{ from: `src/${from}/parts/upwards-type.tsx`, imports: `src/${to}/parts/above-type.tsx`, asType: true }],
    ],
  ]),
);

/** For each rule of .dependency-cruiser.cjs at least one import that it must refuse. */
export const forbiddenImports: Readonly<Record<string, readonly ForbiddenImport[]>> = {
  'kernel-imports-nothing': [
    at('src/platform/kernel/a.ts', 'src/platform/ports/clock.ts'),
    at('src/platform/kernel/b.ts', 'node:fs'),
    at('src/platform/kernel/c.ts', 'zod'),
  ],
  'ports-know-the-kernel': [at('src/platform/ports/a.ts', 'src/platform/item/item.ts')],
  'item-knows-kernel-and-ports': [at('src/platform/item/a.ts', 'src/content/journal/domain/journal.ts')],
  'documents-know-the-kernel': [at('src/platform/documents/a.ts', 'src/platform/ports/clock.ts')],
  'threads-know-the-kernel': [at('src/platform/threads/a.ts', 'src/platform/ports/clock.ts')],
  'contract-knows-kernel-and-ports': [at('src/platform/contract/a.ts', 'src/features/sites/site/domain/site.ts')],
  'i18n-knows-the-kernel': [at('src/platform/i18n/a.ts', 'src/features/sites/site/domain/site.ts')],
  'ui-stays-below-nouns': [at('src/platform/ui/a.tsx', 'src/features/sites/site/parts/piece.tsx')],
  'ui-takes-ports-as-types': [at('src/platform/ui/b.tsx', 'src/platform/ports/clock.ts')],
  'adapters-know-ports': [
    at('src/platform/adapters/redis/a.ts', 'src/platform/item/item.ts'),
    at('src/platform/adapters/redis/b.ts', 'src/platform/adapters/postgres/pool.ts'),
  ],
  'domain-is-pure': [
    at('src/features/sites/site/domain/a.ts', 'src/platform/ports/clock.ts'),
    at('src/features/sites/site/domain/b.ts', 'src/features/portal/column/domain/column.ts'),
    at('src/features/sites/site/domain/c.ts', 'node:fs'),
    at('src/content/journal/domain/a.ts', 'zod'),
  ],
  'use-cases-know-ports': [
    at('src/features/sites/site/use-cases/a.ts', 'src/features/sites/site/api/get-site.ts'),
    at('src/content/journal/search/a.ts', 'src/content/journal/api/get-journal.ts'),
  ],
  'use-cases-take-stores-as-types': [
    at('src/features/sites/site/use-cases/b.ts', 'src/features/sites/site/store/sites.ts'),
    at('src/features/sites/site/api/c.ts', 'src/features/sites/site/store/sites.ts'),
  ],
  'server-side-takes-shapes-as-types': [
    at('src/content/journal/domain/b.ts', 'src/content/journal/contract.ts'),
    at('src/content/journal/store/b.ts', 'src/content/journal/contract.ts'),
  ],
  'formats-make-drafts': [at('src/features/sites/site/formats/a.ts', 'src/platform/ports/clock.ts')],
  'formats-take-items-as-types': [at('src/features/sites/site/formats/b.ts', 'src/platform/item/item-store.ts')],
  'store-serves-use-cases': [at('src/features/sites/site/store/a.ts', 'src/features/sites/site/api/get-site.ts')],
  'store-takes-use-cases-as-types': [
    at('src/features/sites/site/store/b.ts', 'src/features/sites/site/use-cases/read-site.ts'),
  ],
  'contract-file-knows-domain': [
    at('src/features/portal/column/contract.ts', 'src/features/portal/column/use-cases/read.ts'),
  ],
  'api-knows-use-cases': [at('src/features/sites/site/api/a.ts', 'src/features/sites/site/parts/piece.tsx')],
  'pages-never-reach-the-server': [
    at('src/features/sites/site/pages/a.tsx', 'src/features/sites/site/store/sites.ts'),
    at('src/features/sites/site/pages/b.tsx', 'src/features/sites/site/use-cases/read-site.ts'),
    at('src/features/sites/site/parts/a.tsx', 'src/features/sites/site/api/get-site.ts'),
    at('src/content/journal/parts/a.tsx', 'src/platform/adapters/postgres/pool.ts'),
    at('src/content/journal/pages/a.tsx', 'src/features/sites/site/pages/error-page.tsx'),
  ],
  'contracts-reach-pages-as-types': [
    at('src/features/sites/site/pages/c.tsx', 'src/features/sites/site/contract.ts'),
    at('src/content/journal/parts/b.tsx', 'src/features/sites/site/contract.ts'),
  ],
  'schemas-stay-on-the-server': [
    at('src/features/sites/site/parts/b.tsx', 'zod'),
    at('src/platform/ui/c.tsx', 'src/platform/contract/fields.ts'),
  ],
  'document-never-reaches-the-server': [at('src/root.tsx', 'src/features/sites/site/use-cases/read-site.ts')],
  'content-stands-alone': [
    at('src/content/journal/store/a.ts', 'src/content/issue/domain/issue.ts'),
    at('src/content/journal/journal.server.ts', 'src/features/sites/site/domain/site.ts'),
  ],
  'features-stand-alone': [
    at('src/features/sites/site/api/b.ts', 'src/features/portal/column/use-cases/read.ts'),
    at('src/features/sites/site/site.server.ts', 'src/content/kinds.ts'),
  ],
  ...upwards,
  'shell-stays-below-nouns': [at('src/platform/shell/a.tsx', 'src/features/sites/site/parts/piece.tsx')],
  'engines-alone-pick-adapters': [
    at('src/processes/worker.ts', 'src/platform/adapters/postgres/pool.ts'),
    at('src/features/sites/site/site.server.ts', 'src/platform/adapters/postgres/pool.ts'),
  ],
  'migrate-takes-one-adapter': [at('src/processes/commands/migrate.ts', 'src/platform/adapters/postgres/pool.ts')],
  'nobody-imports-processes': [at('src/features/sites/site/site.server.ts', 'src/processes/settings.ts')],
  'product-without-workshop': [at('src/processes/server.ts', 'ops/native/settings.ts')],
  'product-without-dev-packages': [at('src/processes/server.ts', 'a-tool')],
  'no-cycles': [at('src/platform/item/b.ts', 'src/platform/item/c.ts')],
  'imports-exist': [at('src/processes/server.ts', 'src/processes/nowhere.ts')],
};

/** Closes the cycle above; the checker names a cycle once. */
export const wayBack = at('src/platform/item/c.ts', 'src/platform/item/b.ts');

/** Neighbours of the refused imports that must pass, or a rule would forbid too much. */
export const allowedImports: readonly ForbiddenImport[] = [
  at('src/platform/kernel/good.ts', 'src/platform/kernel/result.ts'),
  at('src/platform/item/good.ts', 'src/platform/ports/clock.ts'),
  at('src/platform/contract/good.ts', 'zod'),
  { from: 'src/platform/ui/good.tsx', imports: 'src/platform/ports/clock.ts', asType: true },
  { from: 'src/features/sites/site/pages/good.tsx', imports: 'src/content/issue/contract.ts', asType: true },
  at('src/content/issue/pages/good-parts.tsx', 'src/features/sites/site/parts/card.tsx'),
  at('src/features/sites/site/pages/good-domain.tsx', 'src/features/sites/site/domain/site.ts'),
  {
    from: 'src/features/sites/site/store/good.ts',
    imports: 'src/features/sites/site/use-cases/read-site.ts',
    asType: true,
  },
  {
    from: 'src/features/sites/site/use-cases/good-store.ts',
    imports: 'src/features/sites/site/store/sites.ts',
    asType: true,
  },
  { from: 'src/content/journal/domain/good.ts', imports: 'src/content/journal/contract.ts', asType: true },
  at('src/features/sites/site/store/good-sql.ts', 'db/query.ts'),
  at('src/features/sites/site/api/good.ts', 'src/features/sites/site/contract.ts'),
  at('src/features/sites/site/use-cases/good.ts', 'node:crypto'),
  at('src/processes/engines.ts', 'src/platform/adapters/postgres/pool.ts'),
  at('src/platform/adapters/postgres/good.test.ts', 'ops/native/settings.ts'),
];
