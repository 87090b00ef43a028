import text from '../ui/text.module.css';

interface Props {
  /** In their order; empty ones are left out. */
  readonly of: readonly (string | number | null | undefined | false)[];
}

/** Short facts one after the other. Each stands isolated: the number behind a name is no part of it, in no direction of writing; the dot before it stands on the page's side. */
export const FactLine = ({ of: facts }: Props) => (
  <span className={text.dotted}>
    {facts
      .filter((fact) => fact !== '' && fact !== null && fact !== undefined && fact !== false)
      .map((fact, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have their order and nothing else
        <span key={place}>
          <bdi>{fact}</bdi>
        </span>
      ))}
  </span>
);
