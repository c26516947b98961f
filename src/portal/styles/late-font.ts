/** The attribute of the root element that holds the web font back (`tokens.css`). */
const WAITS = 'data-font'

/**
 * A script for the head of the shell: the text uses the fallback font, which has the same widths, until the
 * page has loaded and is idle. The font is a fifth of the size of the scripts, and would load before them. A
 * browser that has it in its cache shows it at once.
 */
export const lateFontScript = `(function(){var d=document.documentElement,s;try{s=localStorage.getItem('font')}catch(e){}if(s)return;d.setAttribute('${WAITS}','later');addEventListener('load',function(){var f=function(){d.removeAttribute('${WAITS}');try{localStorage.setItem('font','cached')}catch(e){}};setTimeout(function(){window.requestIdleCallback?requestIdleCallback(f,{timeout:3000}):f()},500)})})()`
