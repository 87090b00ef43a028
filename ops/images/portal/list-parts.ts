import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// Prints what an image consists of, as CycloneDX: the packages of npm (a file made by `npm sbom`), Node itself and the packages of
// Debian. Without the time and the random number of `npm sbom`, so that the same image has the same list.

const {
  serialNumber: _,
  metadata: { timestamp: __, ...metadata },
  ...list
} = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));

const format = ['Package', 'Version', 'Architecture'].map((field) => `\${${field}}`).join(' ');
const debian = execFileSync('dpkg-query', ['-W', '-f', `${format}\n`], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', version = '', architecture] = line.split(' ');
    const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${architecture}&distro=debian-12`;
    return { type: 'library', 'bom-ref': purl, name, version, purl };
  });
const version = process.versions.node;
const node = { type: 'platform', 'bom-ref': 'node', name: 'node', version, purl: `pkg:generic/node@${version}` };

console.log(JSON.stringify({ ...list, metadata, components: [...list.components, node, ...debian] }, null, 1));
