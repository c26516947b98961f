const bannerId = 'trial'
const storageKey = `banner-closed:${bannerId}`

/** Runs before the first paint, so that a banner closed earlier in the session never moves the page. */
export const bannerScript = `try{if(sessionStorage.getItem('${storageKey}'))document.documentElement.dataset.bannerClosed=''}catch(e){}`

export function closeBanner() {
  document.documentElement.dataset.bannerClosed = ''
  try {
    sessionStorage.setItem(storageKey, '1')
  } catch {
    // Without storage the banner stays closed for as long as the page lives.
  }
}
