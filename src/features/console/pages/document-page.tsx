import { useRevalidator } from 'react-router';
import { brandNewId } from '../domain/addresses.ts';
import { DocumentVersions } from '../parts/change-list.tsx';
import { ConsolePage } from '../parts/console-page.tsx';
import { DocumentForm } from '../parts/document-form.tsx';
import { useNavigate } from '../parts/in-language.tsx';
import { ItemActions } from '../parts/item-actions.tsx';
import { useConsole, useTextFor, useWord } from '../parts/use-console.ts';
import type { Route } from './+types/document-page';
import { loadDocument } from './load-console.server.ts';

export const loader = ({ context, params: { kind, id } }: Route.LoaderArgs) => loadDocument(context, kind, id);

/** /console/edit/{kind}/{id}: one document, its form and its versions. */
export default function DocumentPage({ loaderData: { opened, versions } }: Route.ComponentProps) {
  const { me } = useConsole();
  const say = useWord();
  const textFor = useTextFor();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { kind, id } = opened;
  const isMany = me.kinds.some((one) => one.kind === kind && one.isMany);
  const list = `/console/list/${kind}`;
  const called = textFor(opened.titles);
  const title = id === brandNewId ? nameOfNew(say.of('new', kind), kind, opened.name) : called || opened.name;
  return (
    <ConsolePage title={isMany ? title : opened.name} {...(isMany && { back: { to: list, name: opened.name } })}>
      <DocumentForm
        key={`form ${id} ${opened.state}`}
        opened={opened}
        onStored={(stored) =>
          stored === id ? void revalidate() : void navigate(`/console/edit/${kind}/${stored}`, { replace: true })
        }
        onGone={() => void (isMany ? navigate(list) : revalidate())}
      />
      {opened.published && opened.isItem && (
        <ItemActions key={`actions ${id} ${opened.state}`} id={id} loaded={opened} onDone={() => void revalidate()} />
      )}
      <DocumentVersions versions={versions} />
    </ConsolePage>
  );
}

/** Kinds that extensions bring have no words for a new one. */
const nameOfNew = (words: string, kind: string, name: string): string => (words === kind ? name : words);
