import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments, stringify } from 'yaml';
import { helm } from '../conformance/tools/helm.ts';
import { pythonWith } from '../conformance/tools/python.ts';

export type Values = Readonly<Record<string, unknown>>;

export const chart = join(import.meta.dirname, '../../ops/chart/imprint');

interface Container {
  readonly args?: readonly string[];
  readonly env?: readonly { name: string; value?: string; valueFrom?: unknown }[];
  readonly envFrom?: readonly { secretRef: { name: string } }[];
  readonly resources: unknown;
  readonly securityContext: unknown;
  readonly volumeMounts?: readonly { readonly mountPath: string }[];
}

interface PodSpec {
  readonly automountServiceAccountToken: boolean;
  readonly securityContext: unknown;
  readonly containers: readonly [Container];
  readonly volumes?: readonly { readonly secret?: { readonly secretName: string } }[];
}

/** As much of a manifest as the tests look at. */
export interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Readonly<Record<string, string>> };
  readonly spec: {
    readonly replicas?: number;
    readonly minReplicas?: number;
    readonly metrics?: readonly unknown[];
    readonly maxUnavailable?: number;
    readonly endpoints?: readonly { readonly relabelings?: readonly { readonly replacement: string }[] }[];
    readonly ingress?: readonly unknown[];
    readonly egress?: readonly unknown[];
    readonly template?: { readonly spec: PodSpec };
    readonly jobTemplate?: { readonly spec: { readonly template: { readonly spec: PodSpec } } };
  };
}

export const podOf = ({ spec }: Manifest): PodSpec | undefined =>
  spec.template?.spec ?? spec.jobTemplate?.spec.template.spec;

const withFile = <Answer>(text: string, use: (file: string) => Answer): Answer => {
  const folder = mkdtempSync(join(tmpdir(), 'imprint-chart-'));
  try {
    const file = join(folder, 'file.yaml');
    writeFileSync(file, text);
    return use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export function runHelm(words: readonly string[], values: Values) {
  return withFile(stringify(values), (file) =>
    spawnSync(helm(), [...words, '-f', file], { encoding: 'utf8', env: { ...process.env, HOME: tmpdir() } }),
  );
}

export function template(values: Values): string {
  const { status, stdout, stderr } = runHelm(['template', 'demo', chart, '--namespace', 'papers'], values);
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

export const render = (values: Values): Manifest[] =>
  parseAllDocuments(template(values))
    .map((document) => document.toJS() as Manifest | null)
    .filter((manifest) => manifest !== null);

/** What the strict validator says of manifests for a version of Kubernetes; nothing if all is well. */
export function complaints(manifests: string, version: string): string {
  const program = join(pythonWith({ name: 'kubernetes-validate', version: '1.37.0' }), 'bin', 'kubernetes-validate');
  return withFile(manifests, (file) => {
    const { status, stdout, stderr } = spawnSync(program, ['-k', version, '--strict', '--quiet', file], {
      encoding: 'utf8',
    });
    return status === 0 ? '' : `${stdout}${stderr}` || `ended with ${status}`;
  });
}
