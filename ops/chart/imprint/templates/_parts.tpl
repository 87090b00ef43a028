{{- define "imprint.name" -}}
{{- .Release.Name | trunc 40 | trimSuffix "-" -}}
{{- end }}

{{/* Which pods are meant: (dict "of" $ "part" "server") */}}
{{- define "imprint.selector" -}}
app.kubernetes.io/name: imprint
app.kubernetes.io/instance: {{ .of.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "imprint.labels" -}}
{{ include "imprint.selector" . }}
app.kubernetes.io/version: {{ .of.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .of.Release.Service }}
helm.sh/chart: {{ .of.Chart.Name }}-{{ .of.Chart.Version }}
{{- end }}

{{/* (dict "of" $ "image" .Values.image) */}}
{{- define "imprint.image" -}}
image: {{ printf "%s:%s" .image.repository (default .of.Chart.AppVersion .image.tag) | quote }}
imagePullPolicy: {{ .image.pullPolicy }}
{{- end }}

{{/* Of a pod: nobody in particular, and no word with the cluster. (dict "of" $ "user" 10001) */}}
{{- define "imprint.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .of.Values.imagePullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: {{ .user }}
  runAsGroup: {{ .user }}
  fsGroup: {{ .user }}
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "imprint.container" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{/* Apart from each other, so that one machine that is lost takes one of them. */}}
{{- define "imprint.spread" -}}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels: {{- include "imprint.selector" . | nindent 8 }}
{{- end }}

{{/* Every edge by its own name: each of them gets every purge. */}}
{{- define "imprint.edges" -}}
{{- $name := include "imprint.name" . -}}
{{- range $at := until (int .Values.edge.replicas) -}}
{{- if $at }},{{ end }}http://{{ $name }}-edge-{{ $at }}.{{ $name }}-edges.{{ $.Release.Namespace }}.svc:6081
{{- end -}}
{{- end }}

{{/* What every process of the portal is told. (dict "of" $ "secrets" (list …)) */}}
{{- define "imprint.settings" -}}
envFrom:
{{- range .secrets }}
  - secretRef: { name: {{ . | quote }} }
{{- end }}
env:
  - { name: IMPRINT_EDGES, value: {{ include "imprint.edges" .of | quote }} }
  - { name: IMPRINT_TRUSTED_PROXIES, value: {{ concat (list "127.0.0.1" "::1") .of.Values.trustedProxies.server | join "," | quote }} }
  - { name: IMPRINT_LEAVE_SECONDS, value: "4" }
{{- range $name, $value := .of.Values.settings }}
  - { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}

{{- define "imprint.mounts" -}}
volumeMounts:
  - { name: temporary, mountPath: /tmp }
  {{- if .Values.secrets.certificates }}
  - { name: certificates, mountPath: /certificates, readOnly: true }
  {{- end }}
{{- end }}

{{/* (dict "of" $ "temporary" "2Gi") */}}
{{- define "imprint.volumes" -}}
volumes:
  - name: temporary
    emptyDir: {{ with .temporary }}{ sizeLimit: {{ . }} }{{ else }}{}{{ end }}
  {{- with .of.Values.secrets.certificates }}
  # PostgreSQL's own tools refuse a key that others may read.
  - name: certificates
    secret: { secretName: {{ . | quote }}, defaultMode: 0440 }
  {{- end }}
{{- end }}
