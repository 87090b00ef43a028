import type { listMembers } from '../../members/membership/contract.ts';
import { ConsolePages } from '../parts/console-pages.tsx';
import styles from '../parts/console-table.module.css';
import { useParameters } from '../parts/in-language.tsx';
import { ListSearch } from '../parts/list-search.tsx';
import { Moment } from '../parts/moment.tsx';
import { useWord } from '../parts/use-console.ts';
import type { Route } from './+types/members-page';
import { ask } from './load-console.ts';

const counts = ['read', 'collected', 'comments', 'subscriptions'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const wanted = { text: searchParams.get('text') ?? '', page: Number(searchParams.get('page') ?? 0) };
  return ask<typeof listMembers>(context, 'GET /console/members', wanted);
}

/** /console/members: who uses this site. */
export default function MembersPage({ loaderData: list }: Route.ComponentProps) {
  const say = useWord();
  const parameters = useParameters();
  const text = parameters.get('text') ?? '';
  const day = (at: string) => <Moment at={at} isDay />;
  return (
    <>
      <h1>{say('members.title')}</h1>
      <p>{say('members.text')}</p>
      <ListSearch label={say('members.search')} longest={100} />
      {list.content.length === 0 ? (
        <p>{say(text ? 'members.nothingFound' : 'members.empty')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table moves inside its own frame, by keyboard too
        <section className={styles.scroll} aria-label={say('members.title')} tabIndex={0}>
          <table className={`${styles.table} ${styles.stacked}`} data-part="members">
            <thead>
              <tr>
                <th scope="col">{say('members.name')}</th>
                <th scope="col">{say('members.institution')}</th>
                <th scope="col">{say('members.seen')}</th>
                <th scope="col">{say('members.since')}</th>
                {counts.map((count) => (
                  <th key={count} scope="col" className={styles.number}>
                    {say(`members.${count}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.content.map((member) => (
                <tr key={member.userName}>
                  <th scope="row">
                    <bdi>{member.userName}</bdi>
                  </th>
                  <td>{member.institution}</td>
                  <td data-label={say('members.seen')}>{day(member.seenAt)}</td>
                  <td data-label={say('members.since')}>{day(member.since)}</td>
                  {counts.map((count) => (
                    <td key={count} className={styles.number} data-label={say(`members.${count}`)}>
                      {member[count]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <ConsolePages page={list.page} pages={list.totalPages} />
    </>
  );
}
