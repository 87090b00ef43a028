/** The name under which a browser keeps its reader's choice of light or dark. */
export const schemeKey = 'imprint-scheme';

/** Runs before the first paint, so that a chosen scheme does not flash. The page is the same for everyone and can be cached. */
export const schemeScript = `try{var s=localStorage.getItem('${schemeKey}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch(e){}`;
