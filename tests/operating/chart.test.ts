import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { settingNames } from '../../src/processes/settings.ts';
import { helm } from '../conformance/tools/helm.ts';
import { pythonWith } from '../conformance/tools/python.ts';
import { chart, complaints, type Manifest, podOf, render, runHelm, template } from './rendered-chart.ts';

const least = { secrets: { settings: 'portal-settings', owner: 'portal-owner' } };
const everything = {
  secrets: { ...least.secrets, admin: 'portal-admin' },
  settings: { IMPRINT_MAIN_DOMAIN: 'example.org', IMPRINT_SITE_GB: 20 },
  imagePullSecrets: [{ name: 'registry' }],
  server: { autoscaling: { enabled: true, cpuPercent: 80 } },
  worker: { autoscaling: { enabled: true } },
  backup: { enabled: true, claim: 'backup' },
  ingress: { enabled: true, className: 'nginx', tls: [{ secretName: 'wildcard', hosts: ['*.example.org'] }] },
  networkPolicy: {
    readersFrom: [{ namespaceSelector: { matchLabels: { name: 'ingress' } } }],
    monitoringFrom: [{ namespaceSelector: { matchLabels: { name: 'monitoring' } } }],
    egress: [{ to: [{ ipBlock: { cidr: '10.1.0.0/16' } }] }],
  },
};

const named = (manifests: readonly Manifest[], kind: string, name: string): Manifest => {
  const found = manifests.find((one) => one.kind === kind && one.metadata.name === `demo-${name}`);
  if (!found) throw new Error(`There is no ${kind} demo-${name}.`);
  return found;
};
const pods = (manifests: readonly Manifest[]) =>
  manifests.flatMap((manifest) => {
    const pod = podOf(manifest);
    return pod ? [{ name: manifest.metadata.name, pod, container: pod.containers[0] }] : [];
  });
const refusal = (values: Record<string, unknown>): string => runHelm(['template', 'demo', chart], values).stderr;

beforeAll(() => {
  helm();
  pythonWith({ name: 'kubernetes-validate', version: '1.37.0' });
}, 600_000);

describe('manifests', () => {
  test.each([
    ['the least that must be said', least],
    ['everything switched on', everything],
  ])('are valid for two versions of Kubernetes with %s', (_, values) => {
    const { status, stdout } = runHelm(['lint', '--strict', chart], values);
    expect(status, stdout).toBe(0);
    const manifests = template(values);
    for (const version of ['1.33.0', '1.37.0']) expect(complaints(manifests, version)).toBe('');
    const broken = manifests.replace('readOnlyRootFilesystem: true', 'readOnlyRoot: true');
    expect(complaints(broken, '1.37.0')).toContain('readOnlyRoot');
  });

  test('name settings that the portal knows', () => {
    const known = [...settingNames, 'BACKUP_AT', 'BACKUP_NIGHTS'];
    for (const { name, container } of pods(render(everything))) {
      if (name === 'demo-edge') continue;
      const names = (container.env ?? []).map((one) => one.name);
      expect(
        names.filter((one) => !known.includes(one)),
        name,
      ).toEqual([]);
    }
  });
});

describe('secrets', () => {
  test('are named and never held, and their names have to be said', () => {
    expect(render(everything).filter(({ kind }) => kind === 'Secret' || kind === 'ConfigMap')).toEqual([]);
    expect(refusal({})).toContain('/secrets/settings');
    expect(refusal({ ...everything, secrets: least.secrets })).toContain('/secrets');
  });

  test.each([
    'IMPRINT_SECRET',
    'IMPRINT_EDGE_SECRET',
    'IMPRINT_S3_SECRET_KEY',
    'IMPRINT_DATABASE_URL',
    'IMPRINT_SMTP_URL',
    'IMPRINT_IDENTITY_PROVIDERS',
    'IMPRINT_TRACES_HEADERS',
    'IMPRINT_S3_ACCESS_KEY',
    'IMPRINT_EMBEDDING_KEY',
  ])('%s is refused among the plain settings', (name) => {
    expect(refusal({ ...least, settings: { [name]: 'x' } })).toContain(`invalid propertyName '${name}'`);
  });

  test('the owner’s go to the migration alone, the admin’s to backups alone, and edges get one word', () => {
    const given = Object.fromEntries(
      pods(render(everything)).map(({ name, container }) => [
        name,
        (container.envFrom ?? []).map(({ secretRef }) => secretRef.name),
      ]),
    );
    expect(given).toEqual({
      'demo-server': ['portal-settings'],
      'demo-worker': ['portal-settings'],
      'demo-edge': [],
      'demo-backup': ['portal-settings', 'portal-admin'],
      'demo-migrate': ['portal-settings', 'portal-owner'],
    });
    const [edge] = pods(render(least)).filter(({ name }) => name === 'demo-edge');
    expect(edge?.container.env?.filter(({ valueFrom }) => valueFrom)).toEqual([
      {
        name: 'IMPRINT_EDGE_SECRET',
        valueFrom: { secretKeyRef: { name: 'portal-settings', key: 'IMPRINT_EDGE_SECRET' } },
      },
    ]);
  });
});

test('an authority and a certificate of one’s own are files that every process may read, and their paths are no secret', () => {
  const manifests = render({
    ...everything,
    secrets: { ...everything.secrets, certificates: 'portal-certificates' },
    settings: { IMPRINT_TLS_CA: '/certificates/ca.crt', IMPRINT_TLS_KEY: '/certificates/tls.key' },
  });
  for (const { name, pod, container } of pods(manifests)) {
    const isOurs = name !== 'demo-edge';
    const mounted = container.volumeMounts?.some(({ mountPath }) => mountPath === '/certificates');
    const volume = pod.volumes?.find((one) => one.secret?.secretName === 'portal-certificates');
    expect([name, mounted ?? false, volume !== undefined]).toEqual([name, isOurs, isOurs]);
  }
  for (const version of ['1.33.0', '1.37.0'])
    expect(complaints(template({ ...least, secrets: { ...least.secrets, certificates: 'own' } }), version)).toBe('');
  expect(template(everything)).not.toContain('/certificates');
});

test('every pod runs as nobody in particular, on a root that it cannot write, without a word with the cluster', () => {
  const all = pods(render(everything));
  expect(all.map(({ name }) => name).sort()).toEqual(
    ['backup', 'edge', 'migrate', 'server', 'worker'].map((part) => `demo-${part}`),
  );
  for (const { pod, container } of all) {
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources).toMatchObject({ requests: expect.anything(), limits: { memory: expect.anything() } });
  }
});

test('there are as many of each as is said, and each edge is told every purge', () => {
  const manifests = render({ ...least, server: { replicas: 5 }, worker: { replicas: 4 }, edge: { replicas: 3 } });
  expect(named(manifests, 'Deployment', 'server').spec.replicas).toBe(5);
  expect(named(manifests, 'Deployment', 'worker').spec.replicas).toBe(4);
  expect(named(manifests, 'StatefulSet', 'edge').spec.replicas).toBe(3);
  const edges = [0, 1, 2].map((at) => `http://demo-edge-${at}.demo-edges.papers.svc:6081`).join(',');
  for (const part of ['server', 'worker'])
    expect(podOf(named(manifests, 'Deployment', part))?.containers[0].env).toContainEqual({
      name: 'IMPRINT_EDGES',
      value: edges,
    });
});

test('resources are what is said', () => {
  const resources = { requests: { cpu: '3' }, limits: { memory: '5Gi' } };
  for (const [part, kind] of Object.entries({ server: 'Deployment', worker: 'Deployment', edge: 'StatefulSet' })) {
    const pod = podOf(named(render({ ...least, [part]: { resources } }), kind, part));
    expect(pod?.containers[0].resources).toMatchObject(resources);
  }
});

describe('figures', () => {
  const watched = {
    ...least,
    serviceMonitor: { enabled: true },
    networkPolicy: { monitoringFrom: everything.networkPolicy.monitoringFrom },
  };

  test('come under the names by which the alerts know servers and workers', () => {
    const monitor = render(watched).find(({ kind }) => kind === 'ServiceMonitor');
    const relabelings = monitor?.spec.endpoints?.[0]?.relabelings ?? [];
    expect(relabelings).toEqual([
      { targetLabel: 'job', replacement: 'imprint' },
      {
        sourceLabels: ['__meta_kubernetes_service_label_app_kubernetes_io_component'],
        regex: 'worker',
        targetLabel: 'job',
        replacement: 'imprint-worker',
      },
    ]);
    const alerts = readFileSync('ops/watch/alerts.yaml', 'utf8');
    const jobs = new Set([...alerts.matchAll(/job="([^"]+)"/g)].map(([, job]) => job));
    expect([...jobs].sort()).toEqual(relabelings.map(({ replacement }) => replacement));
  });

  test('are not asked for where nobody may ask', () => {
    expect(refusal({ ...watched, networkPolicy: {} })).toContain('monitoringFrom');
    expect(render({ ...watched, networkPolicy: { enabled: false } })).not.toEqual([]);
  });
});

test('servers grow by their event loop and workers by what waits; nobody else says their number then', () => {
  const manifests = render(everything);
  expect(named(manifests, 'Deployment', 'server').spec.replicas).toBeUndefined();
  expect(named(manifests, 'HorizontalPodAutoscaler', 'server').spec).toMatchObject({
    minReplicas: 2,
    maxReplicas: 10,
    metrics: [
      {
        pods: {
          metric: { name: 'nodejs_eventloop_lag_p99_seconds' },
          target: { type: 'AverageValue', averageValue: '100m' },
        },
      },
      { resource: { name: 'cpu', target: { averageUtilization: 80 } } },
    ],
  });
  expect(named(manifests, 'HorizontalPodAutoscaler', 'worker').spec.metrics).toMatchObject([
    { external: { metric: { name: 'imprint_marks', selector: { matchLabels: { state: 'waiting' } } } } },
  ]);
  expect(render(least).filter(({ kind }) => kind === 'HorizontalPodAutoscaler')).toEqual([]);
});

test('machines are looked after without taking two of a kind at once', () => {
  for (const part of ['server', 'worker', 'edge'])
    expect(named(render(least), 'PodDisruptionBudget', part).spec.maxUnavailable).toBe(1);
});

test('the schema grows before new servers start', () => {
  const job = named(render(least), 'Job', 'migrate');
  expect(job.metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
  expect(podOf(job)?.containers[0].args).toEqual(['migrate']);
});

describe('network policies', () => {
  const component = (part: string) => ({
    podSelector: { matchLabels: expect.objectContaining({ 'app.kubernetes.io/component': part }) },
  });

  test('servers are called by edges alone, and edges call servers alone', () => {
    const manifests = render(least);
    expect(named(manifests, 'NetworkPolicy', 'server').spec.ingress).toMatchObject([
      { ports: [{ port: 8080 }], from: [component('edge')] },
    ]);
    expect(named(manifests, 'NetworkPolicy', 'edge').spec.egress).toMatchObject([
      { ports: [{ port: 8080 }], to: [component('server')] },
      { ports: [{ port: 53 }, { port: 53 }] },
    ]);
    expect(named(manifests, 'NetworkPolicy', 'closed').spec.ingress).toBeUndefined();
  });

  test('figures are for whoever is named, and for nobody without a name', () => {
    expect(() => named(render(least), 'NetworkPolicy', 'metrics')).toThrow();
    expect(named(render(everything), 'NetworkPolicy', 'metrics').spec.ingress).toMatchObject([
      { ports: [{ port: 9090 }], from: everything.networkPolicy.monitoringFrom },
    ]);
  });

  test('where servers and workers may go can be held to the engines', () => {
    for (const part of ['server', 'worker', 'migrate', 'backup'])
      expect(named(render(everything), 'NetworkPolicy', `${part}-out`).spec.egress).toMatchObject([
        { to: [component('edge')] },
        { ports: [{ port: 53 }, { port: 53 }] },
        everything.networkPolicy.egress[0],
      ]);
  });

  test('an installation may have none', () => {
    const manifests = render({ ...everything, networkPolicy: { ...everything.networkPolicy, enabled: false } });
    expect(manifests.filter(({ kind }) => kind === 'NetworkPolicy')).toEqual([]);
  });
});

test.each([
  ['a value that does not exist', { sever: {} }],
  ['a number that is none', { server: { replicas: 'two' } }],
  ['no replicas', { edge: { replicas: 0 } }],
  ['a network that is none', { trustedProxies: { server: ['everyone'] } }],
  ['a setting that follows from others', { settings: { IMPRINT_EDGES: 'http://edge' } }],
  ['a backup to nowhere', { backup: { enabled: true } }],
])('%s is refused', (_, values) => {
  expect(refusal({ ...everything, backup: {}, ...values })).toContain("values don't meet the specifications");
});
