import type { Field } from '../../content/field.ts';
import { journal } from '../journal.ts';
import { biologyNumber, channel } from '../numbers.ts';
import { humanities } from './humanities.ts';
import { books, institutions, patents, series, standards } from './library.ts';
import { lines } from './lines.ts';
import { instruments, preparations } from './methods.ts';
import { subjects } from './subjects.ts';

export const biologyField: Field = {
  site: biologyNumber,
  sld: 'biology',
  newsChannel: channel.news,
  journal,
  prefix: 'lsl',
  seed: 3_1014,
  mainLanguage: 'en',
  names: { en: 'Living Systems Letters', zh: '生命系统快报' },
  lines,
  humanities,
  subjects,
  parts: [
    { type: 'research-article', names: { en: 'Articles', zh: '论文' } },
    { type: 'rapid-communication', names: { en: 'Letters', zh: '快报' } },
    { type: 'review-article', names: { en: 'Perspectives', zh: '观点' } },
    { type: 'methods-article', names: { en: 'Resources', zh: '资源' } },
  ],
  palette: {
    paper: '#ffffff',
    ink: '#22302a',
    faint: '#d9e3dc',
    main: '#1d6b4f',
    second: '#b8452f',
    third: '#5b4a9c',
    deep: '#0e211a',
  },
  figureStyles: ['micrograph', 'bars', 'curves', 'scheme', 'map'],
  preparations,
  instruments,
  institutions,
  books,
  standards,
  patents,
  series,
  events: [],
};
