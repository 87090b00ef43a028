import type { Extension, ExtensionModuleInput } from 'imprint/extension';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Option: the day of the deadline, as 2027-01-31. */
function render({ language, option, items }: ExtensionModuleInput): string {
  const day = new Date(`${option}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return '';
  const written = day.toISOString().slice(0, 10);
  const words = language === 'zh' ? `截止日期：${written}` : `Deadline: ${written}`;
  const entries = items.map(({ title, address }) => `<li><a href="${escaped(address)}">${escaped(title)}</a></li>`);
  return `<p><strong><time datetime="${written}">${words}</time></strong></p><ul>${entries.join('')}</ul>`;
}

export default {
  apiVersion: 1,
  homeModules: [
    {
      code: 'x-deadline',
      name: { en: 'Deadline (sample)', zh: '截止日期（示例）' },
      list: { kinds: ['news'], size: 3 },
      render,
    },
  ],
} satisfies Extension;
