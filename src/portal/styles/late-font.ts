/** The attribute of the root element that keeps text in the fallback font (`tokens.css`). */
const WAITS = 'data-font'
/** Says in local storage that this browser has the font in its cache. */
export const FONT_KEY = 'font'

/**
 * A script for the head of the shell and of forms. The font is a fifth of the size of the scripts, and would load
 * before them. A browser that has it in its cache shows it at once. Any other shows the fallback, which has the same
 * widths, and fetches the font when the page has loaded; the text then changes to it once, and moves nothing.
 */
export const lateFontScript = `(function(){var s,r=document.documentElement;try{s=localStorage.getItem('${FONT_KEY}')}catch(e){}if(s)return;r.setAttribute('${WAITS}','later');addEventListener('load',function(){setTimeout(function(){Promise.all(['1em Geist','1em Geist Mono'].map(function(f){return document.fonts.load(f)})).then(function(f){if(!f[0].length)return;r.removeAttribute('${WAITS}');try{localStorage.setItem('${FONT_KEY}','cached')}catch(e){}})},500)})})()`
