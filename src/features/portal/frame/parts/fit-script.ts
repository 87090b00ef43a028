/**
 * Keeps the navigation on one line: entries that find no room are hidden, and what they lead to is copied into the menu "More". It stands
 * right behind the navigation and runs before the first paint, long before any other script, so that nothing jumps. The marks that it
 * sets (`data-over`, `data-end`, `hidden` of the last entry, `data-fitted`) and what stands in "More" are its own; React leaves them.
 */
export const fitScript = `(function(nav){
var list=nav.firstElementChild,entries=[].slice.call(list.children),more=entries.pop(),menu=more.lastElementChild,known,shown;
function width(e){return e.getBoundingClientRect().width}
function copy(entry){
var own=entry.cloneNode(true),button=own.querySelector('button');
if(button)button.remove();
own.removeAttribute('class');
own.querySelectorAll('ul').forEach(function(ul){ul.removeAttribute('id');ul.removeAttribute('class')});
return own}
function fit(){
var room=list.clientWidth;
if(!room)return;
known=room;
nav.dataset.fitted='';
more.hidden=false;
entries.forEach(function(e){e.removeAttribute('data-over')});
var gap=parseFloat(getComputedStyle(list).columnGap)||0,end=0,ends=entries.map(function(e){return(end+=width(e)+gap)-gap}),count=entries.length;
if(end-gap>room+1){var left=room-width(more)-gap;count=ends.filter(function(e){return e<=left}).length}
var over=entries.slice(count);
over.forEach(function(e){e.setAttribute('data-over','')});
entries.forEach(function(e,i){e.toggleAttribute('data-end',(i?ends[i-1]:0)+320>room)});
more.hidden=!over.length;
more.toggleAttribute('data-current',over.some(function(e){return e.matches('[data-current]')||e.querySelector('[aria-current]')}));
if(shown!==count){shown=count;menu.replaceChildren.apply(menu,over.map(copy))}}
fit();
new ResizeObserver(function(){if(list.clientWidth!==known)fit()}).observe(list);
document.fonts.ready.then(fit)
})(document.currentScript.parentElement)`;
