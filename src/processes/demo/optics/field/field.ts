import type { Field } from '../../content/field.ts';
import { journal } from '../journal.ts';
import { channel, opticsNumber } from '../numbers.ts';
import { events } from './events.ts';
import { humanities } from './humanities.ts';
import { books, institutions, patents, series, standards } from './library.ts';
import { lines } from './lines.ts';
import { instruments, preparations } from './methods.ts';
import { subjects } from './subjects.ts';

export const opticsField: Field = {
  site: opticsNumber,
  sld: 'optics',
  newsChannel: channel.announcements,
  journal,
  prefix: 'fol',
  seed: 6_1017,
  mainLanguage: 'zh',
  names: { zh: '光学前沿通讯', en: 'Frontier Optics Letters' },
  lines,
  humanities,
  subjects,
  parts: [
    { type: 'rapid-communication', names: { zh: '快报', en: 'Letters' } },
    { type: 'research-article', names: { zh: '研究论文', en: 'Research articles' } },
    { type: 'review-article', names: { zh: '综述', en: 'Reviews' } },
    { type: 'methods-article', names: { zh: '数据与方法', en: 'Data and methods' } },
  ],
  palette: {
    paper: '#ffffff',
    ink: '#1c2733',
    faint: '#d8dee6',
    main: '#1f4e9e',
    second: '#c8741a',
    third: '#2f8f83',
    deep: '#0c1a33',
  },
  figureStyles: ['curves', 'map', 'scheme', 'bars'],
  preparations,
  instruments,
  institutions,
  books,
  standards,
  patents,
  series,
  events,
};
