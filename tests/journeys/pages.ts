import { channel as biology, biologyId, journalNumber } from '../../src/processes/demo/biology/numbers.ts';
import { channel as optics, opticsId } from '../../src/processes/demo/optics/numbers.ts';

/** Every address that is built, on a sample site where it has something to show. */
export interface SamplePage {
  readonly route: string;
  readonly host: string;
  readonly path: string;
  /** Where it is not 200. */
  readonly status?: number;
}

const column = (route: string, number: number): SamplePage => ({
  route,
  host: 'optics',
  path: `${route}?columnId=${opticsId(number)}`,
});
const page = (route: string, host: string, status?: number): SamplePage =>
  status ? { route, host, path: route, status } : { route, host, path: route };

export const samplePages: readonly SamplePage[] = [
  page('/homeNav', 'optics'),
  page('/homeNav', 'biology'),
  page('/homeNav', 'grey'),
  page('/scanHome', 'www'),
  page('/agreement', 'optics'),
  column('/new', optics.announcements),
  column('/item', optics.guide),
  column('/newItem', optics.announcements),
  column('/info', optics.conversion),
  { route: '/info/:id', host: 'optics', path: `/info/${opticsId(optics.conversion)}` },
  { route: '/customRoute', host: 'optics', path: '/customRoute?code=open-access' },
  column('/periodIntroduce', optics.about),
  page('/about', 'biology'),
  page('/aboutus', 'optics'),
  page('/contactUs', 'biology'),
  page('/subaboutus', 'optics'),
  page('/subcontact', 'optics'),
  page('/contact', 'optics'),
  { route: '/journalJoin/:siteId/:id', host: 'www', path: `/journalJoin/2/${biologyId(journalNumber)}` },
  page('/errorPage', 'optics', 404),
  page('/errorMaintain', 'optics', 503),
  page('/forbiddenPage', 'optics', 403),
  page('/userPrivacy', 'biology'),
  page('/userAgreement', 'optics'),
  { route: '*', host: 'optics', path: '/thisPageDoesNotExist', status: 404 },
  { route: '*', host: 'biology', path: `/periodIntroduce?columnId=${biologyId(biology.home)}`, status: 200 },
];
