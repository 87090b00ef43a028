import text from '../ui/text.module.css';

/** `10(3): 221–230`: ranges of pages stay on one line, wherever the text around them breaks. */
export const UnbrokenNumbers = ({ of }: { readonly of: string }) =>
  of.split(/(\S*\d–\d\S*)/).map((piece, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same range may stand twice
      <span key={place} className={text.unbroken}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
