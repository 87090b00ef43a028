import { Fragment } from 'react';
import { useFrame } from './frame.ts';
import { nameComma } from './name-line.ts';

interface Props {
  readonly of: readonly string[];
  /** As many as are printed; the others are hinted at. */
  readonly most?: number;
}

/** Names in one line. Each stands isolated, so that neither its neighbours nor a number after it turn its direction. */
export function Names({ of: names, most = names.length }: Props) {
  const { language } = useFrame();
  const named = names.slice(0, most);
  const comma = nameComma(named, language);
  return (
    <>
      {named.map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
        <Fragment key={place}>
          {place > 0 && comma}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
      {names.length > most && ' …'}
    </>
  );
}
