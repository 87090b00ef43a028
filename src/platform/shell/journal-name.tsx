/** The name of a journal. Han characters have no italics: named as Chinese it is set upright (`elements.css`). */
export const JournalName = ({ name }: { readonly name: string }) => (
  <cite lang={/\p{Script=Han}/u.test(name) ? 'zh' : undefined}>{name}</cite>
);
