/** What the browser does by itself needs no script of ours. */
const worksAlone = 'a[href], summary, [popovertarget], [commandfor], [type="submit"], [type="reset"]';

/** The control that was meant, if it does nothing before the page is alive. */
export function needsWaking(target: Element): HTMLElement | undefined {
  const control = target.closest<HTMLElement>('a, button, summary, input[type="button"], input[type="checkbox"]');
  return control && !control.matches(worksAlone) ? control : undefined;
}
