import { useRevalidator } from 'react-router';
import { theOnlyOneId } from '../domain/addresses.ts';
import { DocumentVersions } from '../parts/change-list.tsx';
import { DocumentForm } from '../parts/document-form.tsx';
import { ThemeEditor } from '../parts/theme/theme-editor.tsx';
import { ThemePreview } from '../parts/theme/theme-preview.tsx';
import type { Route } from './+types/theme-page';
import { loadDocument } from './load-console.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadDocument(context, 'theme', theOnlyOneId);

/** /console/theme: the site's look beside its own pages in it. */
export default function ThemePage({ loaderData: { opened, versions } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <h1>{opened.name}</h1>
      <DocumentForm
        key={opened.state}
        opened={opened}
        onStored={() => void revalidate()}
        onGone={() => void revalidate()}
        body={(props) => <ThemeEditor {...props} />}
        beside={(document) => <ThemePreview document={document} />}
      />
      <DocumentVersions versions={versions} />
    </>
  );
}
