import { downloadableRoles, fileVersions } from '../../kernel/downloads.ts';
import type { Choice, FormField } from '../../kernel/form-field.ts';
import type { Text } from '../../kernel/text.ts';
import type { FileRole } from '../writing/item-draft.ts';
import type { FileMention, ItemField } from './item-form.ts';
import type { StoredFile } from './stored-item.ts';

const languageNames: readonly (readonly [string, string, string])[] = [
  ['zh', '中文', 'Chinese'],
  ['en', '英文', 'English'],
  ['ar', '阿拉伯文', 'Arabic'],
  ['fr', '法文', 'French'],
  ['de', '德文', 'German'],
  ['it', '意大利文', 'Italian'],
  ['ja', '日文', 'Japanese'],
  ['ko', '韩文', 'Korean'],
  ['pt', '葡萄牙文', 'Portuguese'],
  ['ru', '俄文', 'Russian'],
  ['es', '西班牙文', 'Spanish'],
];

const languageChoices: readonly Choice[] = languageNames.map(([value, zh, en]) => ({
  value,
  label: value,
  names: { zh, en },
}));

interface WrittenFile {
  readonly file: string;
  readonly name: string;
  readonly role: FileRole;
  readonly label: Text;
  readonly language: string | null;
  readonly version?: string | null;
}

/** The language as the form can show it. */
const offered = (tag: string | null): string | null => {
  const base = tag?.split('-')[0];
  return languageNames.some(([value]) => value === base) ? (base ?? null) : null;
};

interface FileList {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly roles: readonly FileRole[];
  /** What is written about a single file. */
  readonly labelled: { readonly label: string; readonly help: string };
  readonly hasVersions?: boolean;
}

/** Files of these roles, added by hand or brought by an import. The bytes lie in the file store already. */
export function fileList({ name, label, help, roles, labelled, hasVersions = false }: FileList): ItemField {
  const isListed = ({ role }: StoredFile): boolean => roles.includes(role);
  return {
    field: {
      name,
      type: 'list',
      label,
      help,
      most: 200,
      rows: ['name', 'role', 'language', 'version'],
      filledBy: 'files',
      of: [
        { name: 'file', type: 'key', label: 'field.file', required: true },
        { name: 'bytes', type: 'key', label: 'field.file' },
        { name: 'name', type: 'line', label: 'field.fileName', required: true, longest: 200, fixed: true },
        {
          name: 'role',
          type: 'choice',
          label: 'field.fileRole',
          required: true,
          choices: roles.map((value) => ({ value, label: `field.fileRole.${value}` })),
        },
        { name: 'label', type: 'text', ...labelled, longest: 300 },
        { name: 'language', type: 'choice', label: 'field.fileLanguage', choices: languageChoices },
        ...(hasVersions ? [versionField] : []),
      ],
    },
    read: ({ files: stored }) =>
      stored.filter(isListed).map(({ sha256, bytes, name, role, labels, language, version }) => ({
        file: sha256,
        bytes: String(bytes),
        name,
        role,
        label: labels,
        language: offered(language),
        ...(hasVersions && { version }),
      })),
    change: (value, { files: stored }) => {
      const written = value as readonly WrittenFile[];
      const mentions = written.map((entry) => mentionOf(entry, stored));
      const isKept = ({ sha256, name }: StoredFile) => written.some((one) => one.file === sha256 && one.name === name);
      return {
        files: {
          shown: inTheirPlaces(stored, isListed, mentions),
          gone: stored.filter((one) => isListed(one) && !one.byHand && !isKept(one)).map(({ name }) => name),
        },
      };
    },
  };
}

const versionField: FormField = {
  name: 'version',
  type: 'choice',
  label: 'field.fileVersion',
  choices: fileVersions.map((value) => ({ value, label: `field.fileVersion.${value}` })),
};

/** What readers download. */
export const files = fileList({
  name: 'files',
  label: 'field.files',
  help: 'help.files',
  roles: downloadableRoles,
  hasVersions: true,
  labelled: { label: 'field.fileLabel', help: 'help.fileLabel' },
});

function mentionOf(written: WrittenFile, stored: readonly StoredFile[]): FileMention {
  const { file, name, role, label, language, version = null } = written;
  const known = stored.find((one) => one.sha256 === file && one.name === name);
  const isSameLanguage = known && offered(known.language) === language;
  return {
    role,
    sha256: file,
    name,
    labels: label,
    version,
    byHand: known?.byHand ?? true,
    language: isSameLanguage ? known.language : language,
  };
}

/** Files that no form shows stay where they stand among the others: readers know each by its place. */
function inTheirPlaces(
  stored: readonly StoredFile[],
  isListed: (file: StoredFile) => boolean,
  listed: readonly FileMention[],
): readonly FileMention[] {
  const rest = [...listed];
  const placed = stored.flatMap((file): readonly FileMention[] => {
    const { bytes: _, contentType: __, ...mention } = file;
    return isListed(file) ? rest.splice(0, 1) : [mention];
  });
  return [...placed, ...rest];
}
