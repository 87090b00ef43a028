export type Integrity = 'corrected' | 'retracted' | 'concern';

/** How notices speak of what they are about. */
export const noticeTypes = ['retracts', 'expresses-concern-about', 'corrects'] as const;

/** The gravest of what notices say. */
export function integrityOf(notices: readonly string[]): Integrity | null {
  if (notices.includes('retracts')) return 'retracted';
  if (notices.includes('expresses-concern-about')) return 'concern';
  return notices.includes('corrects') ? 'corrected' : null;
}
