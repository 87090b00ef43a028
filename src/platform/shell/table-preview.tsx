import styles from './table-preview.module.css';

interface Props {
  /** Row by row. */
  readonly cells: readonly (readonly string[])[];
  readonly className?: string | undefined;
}

/** The first cells of a table, small as a picture of it. It says nothing that its title and its page do not. */
export const TablePreview = ({ cells, className }: Props) => (
  <span className={`${styles.preview} ${className ?? ''}`} dir="auto" aria-hidden="true" data-part="cells">
    <span>
      {cells.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have their place and nothing else
        <span key={place}>
          {row.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same
            <span key={column}>{cell}</span>
          ))}
        </span>
      ))}
    </span>
  </span>
);
