/** The attribute of the root element that keeps text in the fallback font (`tokens.css`). */
const WAITS = 'data-font'
/** Says in local storage that this browser has the font in its cache. */
export const FONT_KEY = 'font'

/**
 * A script for the head of the shell. The font is a fifth of the size of the scripts, and would load before
 * them. A browser that has it in its cache shows it at once. Any other keeps the fallback, which has the same
 * widths, until the next page is loaded: it fetches the font when the page has loaded, and laying out every
 * text again would take a tenth of the processor time of a page of keys.
 */
export const lateFontScript = `(function(){var s;try{s=localStorage.getItem('${FONT_KEY}')}catch(e){}if(s)return;document.documentElement.setAttribute('${WAITS}','later');addEventListener('load',function(){setTimeout(function(){Promise.all([document.fonts.load('1em Geist'),document.fonts.load('1em Geist Mono')]).then(function(){try{localStorage.setItem('${FONT_KEY}','cached')}catch(e){}})},500)})})()`
