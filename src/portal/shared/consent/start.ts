import { reportUncaughtErrors } from '../error-reports/uncaught.ts'
import { captureAttribution, expireAttribution, hasAttribution } from './attribution.ts'
import { enforceConsent, isChoiceDue, onConsentChange, serverHint } from './consent.ts'

/** The page with all choices, which needs no banner. */
const CONSENT_PAGE = '/consent'

/**
 * Does on each page what the consent preferences say: takes the attribution out of the address, deletes what was
 * declined, and asks for a choice where one is due. Each page loads it when it is idle, and from then on its uncaught
 * errors go where the preferences say.
 */
export function startConsent(): void {
  reportUncaughtErrors()
  apply()
  expireAttribution()
  onConsentChange(apply)
  void askForChoice()
}

function apply(): void {
  const mustReload = enforceConsent()
  captureAttribution()
  if (mustReload) location.reload()
}

/**
 * Shows the banner only if there is something to choose: the operator has configured a vendor, or the address has an
 * attribution. Otherwise nothing is stored that needs consent, and no one is asked.
 */
async function askForChoice(): Promise<void> {
  if (location.pathname === CONSENT_PAGE || !isChoiceDue()) return
  const asked = new Set(serverHint('consent')?.split(' ').filter(Boolean))
  if (hasAttribution()) asked.add('advertising')
  if (asked.size === 0) return
  const { showConsentBanner } = await import('./consent-banner.tsx')
  showConsentBanner(asked)
}
