import { useIntl } from 'react-intl';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { Moment } from '../../../../platform/shell/moment.tsx';
import box from '../../../../platform/ui/box.module.css';
import { Empty } from '../../../../platform/ui/empty.tsx';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { OtherSiteLink } from '../../../members/account/parts/other-site-link.tsx';
import type { myTasks } from '../tasks.contract.ts';

type Task = OutputOf<typeof myTasks>['tasks'][number];

/** What waits for the member at all sites, the most urgent first. Each leads to the place where it is done. */
export function TaskList({ tasks }: { readonly tasks: readonly Task[] }) {
  const say = useSay();
  const { formatDate } = useIntl();
  const { language, site } = useFrame();
  if (tasks.length === 0)
    return <Empty title={say('submissions.tasks.empty')} hint={say('submissions.tasks.emptyHint')} />;
  /** A day of the calendar of its site, whatever zone this browser has. */
  const dayOf = (day: string) => formatDate(`${day}T00:00:00Z`, { timeZone: 'UTC', dateStyle: 'medium' });
  const titleOf = ({ titles, number }: Task) =>
    textFor(titles, language, site.defaultLanguage) ||
    (number ? say('submissions.tasks.number', { number }) : say('submissions.tasks.untitled'));
  return (
    <ul className={box.entries} data-part="tasks">
      {tasks.map((task) => (
        <li key={`${task.kind} ${task.id}`} className={layout.stack1} data-task={task.kind}>
          <p className={layout.spread}>
            <strong>{say(`submissions.tasks.kind.${task.kind}`)}</strong>
            {task.dueOn && (
              <span className={task.isLate ? text.error : text.fine}>
                {say(task.isLate ? 'submissions.tasks.late' : 'submissions.tasks.due', { date: dayOf(task.dueOn) })}
              </span>
            )}
          </p>
          <h2 className={text.h3}>
            <OtherSiteLink address={task.url}>
              <bdi>{titleOf(task)}</bdi>
            </OtherSiteLink>
          </h2>
          <p className={text.fine}>
            {[task.site.name, task.number].filter(Boolean).join(' · ')} · <Moment at={task.since} isDay />
          </p>
        </li>
      ))}
    </ul>
  );
}
