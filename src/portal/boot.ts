/**
 * The script of the head. It runs before the first paint, and on pages without other scripts, or before them. The
 * build bundles it for each kind of page, without the parts of the others (`scripts/build/boot.ts`), and allows it in
 * the content security policy by its hash.
 */
import { callEarly, type EarlyCalls } from './api/session/early-calls.ts'
import { keepLoginReturn } from './api/session/login-return.ts'
import { markSessionEarly } from './api/session/session-mark.ts'
import { preloadPage } from './preload-page.ts'
import { markCartEarly } from './shared/cart/cart-mark.ts'
import { keepUncaughtErrors } from './shared/error-reports/keep-uncaught.ts'
import { startLater } from './site/deferred-start.ts'
import { followBanner } from './site/layout/banner.ts'
import { loadFontLate } from './styles/late-font.ts'
import { holdEarlySubmissions, noteEarlyText } from './ui/form/early-input.ts'
import { followTheme } from './ui/page/theme.ts'

/**
 * `static`: no other scripts. `deferred`: they wait until the page has loaded. `prompt`: they start at once.
 * `shell`: the same, for the pages behind the login.
 */
export type PageKind = 'static' | 'deferred' | 'prompt' | 'shell'

// The build puts values in their place.
declare const PAGE_KIND: PageKind
declare const EARLY_CALLS: EarlyCalls

keepUncaughtErrors()
if (PAGE_KIND === 'shell') {
  keepLoginReturn()
  callEarly(EARLY_CALLS)
  preloadPage()
}
if (PAGE_KIND === 'shell' || PAGE_KIND === 'prompt') loadFontLate()
followTheme()
followBanner()
markSessionEarly()
markCartEarly()
holdEarlySubmissions()
if (PAGE_KIND !== 'shell') noteEarlyText()
if (PAGE_KIND === 'deferred') startLater()
