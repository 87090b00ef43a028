import { useHref } from './href.ts';

/** What is called by its own name, as a link to its page. */
export function NameLink({ to, name }: { readonly to: string; readonly name: string }) {
  const href = useHref();
  return (
    <a href={href(to)}>
      <bdi>{name}</bdi>
    </a>
  );
}
